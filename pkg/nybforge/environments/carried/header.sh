#!/bin/sh
if size=@OFFSET@ && command -v wc > /dev/null && [ -r "$0" ] && [ "$(wc -c < "$0")" -le "$size" ]; then printf 'error: %s: not a whole bundle (cut off)\n\nhint: copy it again\n' "$0" >&2; exit 2; fi
{ # The line above stands first, and the rest is one group, which sh reads whole: it would run what is there of a copy that was cut off.
# A bundle made by `nybforge bundle`: sh THIS_FILE --prefix DIR   (--help for more). Needs sh and python3.
# What follows the last line is a tar archive; it can also be had with: tail -c +@FIRST@ THIS_FILE | tar xf -
set -eu
for python in "${NYBFORGE_PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11 python3.10 python3.9 python3.8 python; do
  if command -v "$python" > /dev/null 2>&1 && "$python" -c 'import sys, bz2; sys.exit(sys.version_info < (3, 6))' 2> /dev/null; then
    exec "$python" -B -c '
import atexit, hashlib, os, shutil, signal, sys, tarfile, tempfile
def fail(what, hint):
    sys.stderr.buffer.write(os.fsencode("error: %s\n\nhint: %s\n" % (what, hint)))
    sys.exit(2)
def unpacked(path, offset, digest):
    try:
        file = open(path, "rb")
    except OSError as error:
        fail("%s: %s" % (path, error.strerror), "a bundle is run as a file, not through a pipe: sh FILE --prefix DIR")
    seen, folder = hashlib.sha256(), "a temporary folder"
    try:
        folder = tempfile.mkdtemp(prefix="nybforge-")
        atexit.register(shutil.rmtree, folder, True)
        file.seek(offset)
        with file, tarfile.open(fileobj=file, mode="r|") as tar:
            for member in tar:
                if not member.name.startswith("installer/"):
                    break
                data = tar.extractfile(member).read()
                seen.update(member.name.encode() + b"\0" + data)
                target = os.path.join(folder, member.name)
                os.makedirs(os.path.dirname(target), exist_ok=True)
                with open(target, "wb") as out:
                    out.write(data)
    except OSError as error:
        fail("%s: %s" % (folder, error.strerror), "TMPDIR names another folder for what is unpacked")
    except (tarfile.TarError, EOFError) as error:
        fail("%s: not a whole bundle (%s)" % (path, error), "copy it again")
    if seen.hexdigest() != digest:
        fail("%s: its installer has other bytes than when it was made" % path, "copy it again")
    return folder
try:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.path.insert(0, os.path.join(unpacked(sys.argv[1], int(sys.argv[2]), sys.argv[3]), "installer"))
    from nybforge.environments.carried.__main__ import main
    code = main(["--payload", sys.argv[1], "--offset", sys.argv[2]] + sys.argv[4:])
except KeyboardInterrupt:
    code = 130
sys.exit(code)
' "$0" @OFFSET@ @DIGEST@ "$@"
  fi
done
# No Python: unpack and let conda or mamba do it.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
tail -c +@FIRST@ "$0" | tar -x -f - -C "$folder"
sh "$folder/install.sh" "$@"
exit $?
}
