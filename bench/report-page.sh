#!/usr/bin/env bash
# Opens a report of 10,000 cases in Chromium and filters it by words of its texts: prints the time until it is there, which should be
# a second, and until each filter shows, which should be 100 ms. Times of the browser; on a busy machine they are those of the machine.
#
# Usage: bench/report-page.sh [CASES]      default: 10000
set -euo pipefail
cd "$(dirname "$0")/.."
cases=${1:-10000}

./assize judges >/dev/null
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mvn -B -ntp -q -Dfast -pl bench -am -Dmaven.test.skip=true package dependency:build-classpath -Dmdep.outputFile=target/classpath >&2
bench() { java -Xmx512m -cp "bench/target/classes:$(cat bench/target/classpath)" "$@"; }
bench dev.assize.bench.SpeedCases brand-extraction "$cases" >"$work/cases.jsonl"
./assize judge brand-extraction "$work/cases.jsonl" -o "$work/results.jsonl" -q || [ $? -eq 3 ]
./assize report "$work/results.jsonl" --cases "$work/cases.jsonl" -o "$work/report.html"
echo "$cases cases of brand-extraction, a page of $(($(stat -c %s "$work/report.html") / 1048576)) MB, $(getconf _NPROCESSORS_ONLN) processors"
bench dev.assize.bench.ReportPageSpeed "$work/report.html" drill castellan 'hand cream' 'w, 3 pcs' nothing-has-this ''
