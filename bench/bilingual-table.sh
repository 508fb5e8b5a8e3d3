#!/bin/sh
# Learns the table of French and Dutch words from abstracts that exist in both languages, and writes it where it ships.
# Usage: bilingual-table.sh ABSTRACTS.jsonl.gz [ENTRIES]      default: 24000 entries
set -eu
abstracts=$(realpath "${1:?give the file of abstracts (abstracts.jsonl.gz)}")
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
java -Xmx3g -cp "bench/target/classes:$(cat bench/target/classpath)" \
  dev.assize.law.be.bilingual.BilingualTraining "$abstracts" "${2:-24000}" >bench/target/french-dutch.tsv
mv bench/target/french-dutch.tsv law-be/src/main/resources/dev/assize/law/be/bilingual/french-dutch.tsv
