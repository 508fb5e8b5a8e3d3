#!/bin/sh
# Measures how often citation-mapping finds the candidate that a snippet is about, within a language and across.
# Usage: citation-context.sh DATA_DIR [all|tune|unread]
# tune and unread are two thirds and one third of the decisions; the rules were made without a look at the latter.
set -eu
data=$(cd "${1:?give the directory with context_cases.jsonl and context_expected.jsonl}" && pwd)
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
exec java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.CitationContext \
  "$data/context_cases.jsonl" "$data/context_expected.jsonl" "${2:-all}"
