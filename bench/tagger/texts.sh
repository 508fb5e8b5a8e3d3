#!/usr/bin/env bash
# Gathers texts in English, French, Dutch and German for bench/tagger.sh and bench/common-words.sh: some of DATA_DIR and bench/labelled, and
# of three of Debian's packages. Usage, as root on Debian: texts.sh DATA_DIR FOLDER, which gets XX.jsonl
set -euo pipefail
data=$(realpath "$1")
mkdir -p "$2/debs"
work=$(realpath "$2")
here=$(cd "$(dirname "$0")" && pwd)
(cd "$work/debs" && apt-get download -q wesnoth-1.16-data debian-handbook fortunes-de >/dev/null && for deb in *.deb; do dpkg-deb -x "$deb" .; done)
"$here/gather.py" "$data" "$work" "$work/debs"
