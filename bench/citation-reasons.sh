#!/bin/sh
# Measures how citation-mapping reads reasons: court handling, grade and errors of each line of a table.
# Usage: citation-reasons.sh TABLE.tsv [-v]      reason-situations.jsonl stands beside the table; -v lists what is read otherwise
set -eu
table=$(realpath "${1:?give a table of reasons, such as judges/src/test/resources/dev/assize/judges/citation/reasons-later.tsv}")
shift
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl judges -am -DskipTests test-compile dependency:build-classpath -Dmdep.includeScope=test -Dmdep.outputFile=target/test-classpath
exec java -Xmx1g -cp "judges/target/test-classes:judges/target/classes:$(cat judges/target/test-classpath)" \
  dev.assize.judges.citation.ReasonTable "$table" "$@"
