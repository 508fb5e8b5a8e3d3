#!/usr/bin/env bash
# Counts the commonest words of English, French, Dutch and German anew and writes them where reference-coverage has them (XX.common); then
# learn the terms again with bench/checklist-trees.sh. Two minutes.
#
# Usage: bench/common-words.sh DATA_DIR [FOLDER]     as root on Debian, for the packages; DATA_DIR has coverage/ and belgium/
set -euo pipefail
data=$(realpath "${1:?give the directory of the data}")
work=${2:-$(mktemp -d)}
cd "$(dirname "$0")/.."
export LC_ALL=C.UTF-8
bench/tagger/texts.sh "$data" "$work"
mvn -B -ntp -q -pl bench -am -Dfast -Dmaven.test.skip=true package dependency:build-classpath -Dmdep.outputFile=target/classpath
for language in en fr nl de; do
  java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.judges.coverage.internal.CommonWordTable \
    "$language" "$work/$language.jsonl" "counted on $(date -u +%Y-%m-%d) by bench/common-words.sh." >"$work/$language.common"
  mv "$work/$language.common" "judges/src/main/resources/dev/assize/judges/coverage/internal/$language.common"
done
