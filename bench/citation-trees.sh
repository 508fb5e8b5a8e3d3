#!/bin/sh
# Learns the trees that look again at what the rules of citation-mapping say of reasons, from the rows of bench/labelled that may be looked into
# or learnt from and from the tables of reasons of the tests, and writes them beside the rules. Do so whenever a rule about reasons has changed;
# then bench/calibrate.sh. The same rows always give the same trees.
# Usage: citation-trees.sh [DIRECTORY]
set -eu
cd "$(dirname "$0")/.."
shipped=judges/src/main/resources/dev/assize/judges/citation/internal
trees=$(cd "${1:-$shipped}" && pwd)
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath >&2
# The cases are heard without the trees of before.
none=$(mktemp -d)
trap 'rm -rf "$none"' EXIT
mkdir -p "$none/dev/assize/judges/citation/internal"
for file in "$shipped"/*.trees; do echo 0 >"$none/dev/assize/judges/citation/internal/$(basename "$file")"; done
java -Xmx1g -cp "$none:bench/target/classes:$(cat bench/target/classpath)" dev.assize.judges.citation.ReasonTraining \
  bench/labelled/citation-mapping.jsonl.gz judges/src/test/resources/dev/assize/judges/citation "$trees"
