#!/bin/sh
# Precision, recall and F1 of the provisions grammar on annotated decisions: FOLDER holds NAME.txt and NAME.gold.json.
# Usage: bench/provision-accuracy.sh FOLDER [-v] [NAME...]
set -eu
cd "$(dirname "$0")/.."
mvn -B -ntp -q -o -pl bench -am compile
classpath=$(mvn -B -ntp -q -o -pl bench dependency:build-classpath -Dmdep.outputFile=/dev/stdout 2>/dev/null | tail -1 || true)
exec java -cp "bench/target/classes:judges/target/classes:core/target/classes:law-be/target/classes:text/target/classes:$classpath" \
    dev.assize.bench.ProvisionAccuracy "$@"
