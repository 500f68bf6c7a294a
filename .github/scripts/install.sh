#!/usr/bin/env bash
# Create an environment with nybble for a target:   install.sh TARGET PREFIX
# It tries, in this order: the newest artifact of the target, the channel $CHANNEL, and a build of the packages here.
# The step output `source` names the one that was used: artifact, channel or build. Artifacts come from the folder
# $ARTIFACTS if that is set, else from the GitHub repository $REPOSITORY.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
nybforge=$root/.venv/bin/nybforge

fail() {
  printf 'error: %s\n\nhint: %s\n' "$1" "$2" >&2
  exit 2
}

if (($# != 2)); then
  echo "usage: install.sh TARGET PREFIX" >&2
  exit 2
fi
target=$1 prefix=$2
case $(uname -m) in
  x86_64) platform=linux-64 ;;
  aarch64) platform=linux-aarch64 ;;
  *) fail "not a platform of nybble: $(uname -m)" "use a runner with x86_64 or aarch64" ;;
esac
if [[ -e $prefix && -n $(ls -A "$prefix") ]]; then
  fail "the prefix is not empty: $prefix" "remove it, or choose another prefix"
fi
if [[ -n ${ARTIFACTS:-} && ! -d $ARTIFACTS ]]; then
  fail "the folder of artifacts does not exist: $ARTIFACTS" "mount it, or leave out the input artifacts"
fi
name=nybble-$target-$platform
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

warn() {
  echo "::warning title=install-nybble::$*"
}

# Print the folder of the newest artifact; print nothing if there is none.
newest_artifact() {
  if [[ -n ${ARTIFACTS:-} ]]; then
    find "$ARTIFACTS" -mindepth 1 -maxdepth 1 -type d \( -name "$name" -o -name "$name-*" \) -printf '%T@ %p\n' |
      sort -rn | sed -n '1s/^[^ ]* //p'
  elif [[ -n ${REPOSITORY:-} ]] && command -v gh > /dev/null; then
    download_artifact
  fi
}

# Download the newest artifact that a run on the default branch made. Runs of pull requests are not used: they may come
# from a fork.
download_artifact() {
  local branch run
  branch=$(gh api "repos/$REPOSITORY" --jq .default_branch) || return 0
  run=$(gh api "repos/$REPOSITORY/actions/artifacts?name=$name&per_page=100" --jq \
    "[.artifacts[] | select((.expired | not) and .workflow_run.head_branch == \"$branch\" and
      .workflow_run.head_repository_id == .workflow_run.repository_id)]
      | sort_by(.created_at) | last | .workflow_run.id // empty") || return 0
  [[ -n $run ]] || return 0
  gh run download "$run" --repo "$REPOSITORY" --name "$name" --dir "$work/artifact" >&2 || return 0
  echo "$work/artifact"
}

# Compare every file of an artifact with its checksum and, if it was downloaded, every package with its attestation.
intact() {
  local file
  (cd "$1" && sha256sum --check --strict --quiet SHA256SUMS) || return 1
  [[ $1 == "$work"/* ]] || return 0
  for file in "$1"/channel/*/*.conda; do
    gh attestation verify "$file" --repo "$REPOSITORY" > /dev/null || return 1
  done
}

# Create the environment from one channel only. Packages that were built in this checkout are not used.
create() {
  NYBFORGE_OUTPUT=$work/none "$nybforge" env create --channel "$1" --prefix "$prefix" nybble "$target"
}

finish() {
  local source=$1 what=$2
  printf 'source=%s\nprefix=%s\n' "$source" "$(cd "$prefix" && pwd)" >> "${GITHUB_OUTPUT:-/dev/null}"
  echo "nybble for $target: installed from $what" >> "${GITHUB_STEP_SUMMARY:-/dev/null}"
  echo "::notice title=install-nybble::nybble for $target is installed from $what"
  exit 0
}

"$root/build_all.sh" --dry-run --quiet "$target" > /dev/null # creates .venv and refuses an unknown target

artifact=$(newest_artifact)
if [[ -z $artifact ]]; then
  echo "no artifact $name"
elif ! intact "$artifact"; then
  warn "the artifact $name is damaged or not attested, so it is not used"
elif create "$artifact/channel"; then
  finish artifact "the artifact $name ($artifact)"
else
  warn "the artifact $name cannot be installed"
fi

if [[ -z ${CHANNEL:-} ]]; then
  echo "no channel is named"
elif create "$CHANNEL"; then
  finish channel "the channel $CHANNEL"
else
  warn "the channel $CHANNEL has no packages for $target that can be installed"
fi

"$root/build_all.sh" "$target"
"$nybforge" env create --prefix "$prefix" nybble "$target"
finish build "packages that were built here"
