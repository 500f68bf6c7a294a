#!/bin/sh
if size=@OFFSET@ && [ -r "$0" ] && bytes=$(command -p wc -c < "$0" 2> /dev/null) && [ "$bytes" -le "$size" ]; then printf 'error: %s: incomplete or damaged bundle (truncated)\n\nhint: copy it again\n' "$0" >&2; exit 2; fi
{ # A truncated copy must run nothing: the line above detects it, and sh reads this whole group before it runs any of it.
# A bundle made by `nybforge bundle`: sh THIS_FILE --prefix DIR   (--help for more). Needs sh and python3.
# A tar archive follows the last line. To unpack it: tail -c +@FIRST@ THIS_FILE | tar xf -
set -eu
# Use only absolute PATH entries: an empty or relative one would run programs of the working folder.
set -f
absolute=
IFS=:
for folder in ${PATH:-}; do case $folder in /*) absolute=$absolute${absolute:+:}$folder ;; esac; done
unset IFS
set +f
PATH=${absolute:-/usr/bin:/bin}
export PATH
for python in "${NYBFORGE_PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11 python3.10 python3.9 python3.8 python; do
  if command -v "$python" > /dev/null 2>&1 && "$python" -I -c 'import sys, bz2; sys.exit(sys.version_info < (3, 6))' 2> /dev/null; then
    # -I ignores modules of the working folder, PYTHONPATH and the home. The installer runs from memory, without files in /tmp.
    exec "$python" -I -B -c '
try:
    import hashlib, importlib.abc, importlib.util, os, sys, tarfile
except KeyboardInterrupt:
    raise SystemExit(130)
def fail(what, hint):
    sys.stderr.buffer.write(os.fsencode("error: %s\n\nhint: %s\n" % (what, hint)))
    sys.exit(2)
def installer(path, offset, digest):
    try:
        file = open(path, "rb")
    except OSError as error:
        fail("%s: %s" % (path, error.strerror), "a bundle is run as a file, not through a pipe: sh FILE --prefix DIR")
    seen, modules = hashlib.sha256(), {}
    try:
        file.seek(offset)
        with file, tarfile.open(fileobj=file, mode="r|") as tar:
            for member in tar:
                if not member.name.startswith("installer/"):
                    break
                data = tar.extractfile(member).read()
                seen.update(member.name.encode() + b"\0" + data)
                modules[member.name[len("installer/"):]] = data
    except OSError as error:
        fail("%s: %s" % (path, error.strerror), "copy it again")
    except (tarfile.TarError, EOFError) as error:
        fail("%s: incomplete or damaged bundle (%s)" % (path, error), "copy it again")
    if seen.hexdigest() != digest:
        fail("%s: its installer does not match its checksum" % path, "copy it again")
    return modules
class Installer(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    def __init__(self, modules):
        self.modules = modules
    def find_spec(self, name, path=None, target=None):
        package = name.replace(".", "/") + "/__init__.py" in self.modules
        if package or name.replace(".", "/") + ".py" in self.modules:
            return importlib.util.spec_from_loader(name, self, is_package=package)
    def is_package(self, name):
        return name.replace(".", "/") + "/__init__.py" in self.modules
    def get_source(self, name):
        tail = "/__init__.py" if self.is_package(name) else ".py"
        return self.modules[name.replace(".", "/") + tail].decode()
try:
    sys.meta_path.insert(0, Installer(installer(sys.argv[1], int(sys.argv[2]), sys.argv[3])))
    from nybforge.environments.bundle_installer.__main__ import main
    code = main(["--payload", sys.argv[1], "--offset", sys.argv[2]] + sys.argv[4:])
except KeyboardInterrupt:
    code = 130
sys.exit(code)
' "$0" @OFFSET@ @DIGEST@ "$@"
  fi
done
# No Python: unpack beside the new environment, not into /tmp, and install with conda or mamba. After a kill, the next run starts over.
prefix='' last=''
for word in "$@"; do
  case "$last$word" in --prefix=*) prefix=${word#--prefix=} ;; --prefix\ *) prefix=$word ;; esac
  last=; [ "$word" != --prefix ] || last='--prefix '
done
[ -n "$prefix" ] || { echo 'error: --prefix is missing' >&2; exit 2; }
mkdir -p "$(dirname -- "$prefix")"
case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac
folder=$prefix.unpacked
if [ -e "$folder" ] && [ ! -d "$folder/installer" ]; then echo "error: $folder: not an unpacked bundle" >&2; exit 2; fi
rm -rf "$folder"
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' HUP INT TERM
(umask 077 && mkdir "$folder" "$folder/installer")
tail -c +@FIRST@ "$0" | tar -x -f - -C "$folder"
sh "$folder/install.sh" "$@"
exit $?
}
