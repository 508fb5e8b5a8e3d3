#!/bin/sh
# Learns anew which noun phrases reference-coverage takes for terms, from the labelled cases that may be looked into, and writes the
# weights where they ship.
# Usage: term-weights.sh
set -eu
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
java -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.judges.coverage.internal.TermTraining \
  bench/labelled/reference-coverage-verdicts.jsonl.gz >bench/target/term-weights.txt
mv bench/target/term-weights.txt judges/src/main/resources/dev/assize/judges/coverage/internal/term-weights.txt
