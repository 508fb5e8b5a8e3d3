#!/bin/sh
# Fills a store with results of reference-coverage and prints the insert rate as it grows, the size of the file, memory,
# and how fast a run is resumed and read. The processor time of each result tells a slow store from a busy machine.
# Usage: store.sh [RESULTS] [STORE]      default: 1000000 in an SQLite file of its own
set -eu
cd "$(dirname "$0")/.."
results=${1:-1000000}
mvn -B -ntp -q -pl bench -am -DskipTests -Dspotless.check.skip=true package dependency:build-classpath -Dmdep.outputFile=target/classpath
work=$(mktemp -d -p "${TMPDIR:-/tmp}")
trap 'rm -rf "$work"' EXIT
store=${2:-$work/bench.db}
java -Xmx256m -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.StoreBench \
  "$store" examples/reference-coverage.jsonl "$results"
if [ -f "$store" ]; then
  printf 'size of the store: %s MB\n' "$(($(wc -c <"$store") / 1000000))"
fi
