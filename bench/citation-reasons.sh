#!/bin/sh
# Measures how citation-mapping reads reasons: court handling, grade and errors of each line of a table.
# Usage: citation-reasons.sh TABLE.tsv [all|tune|unread] [-v]      reason-situations.jsonl stands beside the table
set -eu
table=$(realpath "${1:?give a table of reasons, such as judges/src/test/resources/dev/assize/judges/citation/reasons.tsv}")
shift
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
exec java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.CitationReasons "$table" "$@"
