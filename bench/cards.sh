#!/bin/sh
# Makes the report cards of the four judges with embedded answers, docs/cards/*.md, and the made-up cases they stand on,
# docs/cards/cases/*.jsonl. Deterministic: the same sources make the same cards.
# Usage: cards.sh
set -eu
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -Dfast -Dmaven.test.skip=true package dependency:build-classpath -Dmdep.outputFile=target/classpath
java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.bench.cards.CardCases docs/cards/cases
for judge in reference-coverage brand-extraction citation-mapping provision-extraction; do
    ./assize probe "$judge" "examples/$judge.jsonl" "docs/cards/cases/$judge.jsonl" --each 3 --format md -o "docs/cards/$judge.md"
done
