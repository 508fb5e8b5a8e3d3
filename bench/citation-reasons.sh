#!/bin/sh
# Measures how citation-mapping reads reasons: court handling, grade and errors of each line of a table, through `assize judge`.
# Usage: citation-reasons.sh TABLE.tsv [-v]      reason-situations.jsonl stands beside the table; -v lists what is read otherwise
# ASSIZE is the command that judges, ./assize by default.
set -eu
table=$(realpath "${1:?give a table of reasons, such as judges/src/test/resources/dev/assize/judges/citation/reasons-later.tsv}")
shift
cd "$(dirname "$0")/.."
exec python3 bench/citation_reasons.py "$table" "$@"
