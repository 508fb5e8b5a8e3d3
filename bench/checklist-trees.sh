#!/bin/sh
# Learns anew what reference-coverage lists of a reference: which names, nouns and noun phrases are its terms and which statements are
# conclusions, as people listed them in the labelled cases that may be looked into, and writes the trees where they ship. With --folds it
# prints how well the lists agree with those of people instead: each reference is read with trees that were learnt from others.
# Usage: checklist-trees.sh [--folds]
set -eu
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath >&2
train() { java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" "dev.assize.judges.coverage.internal.$1" bench/labelled $2; }
if [ "${1:-}" = --folds ]; then
  printf '| what is listed | of the listed ones wanted | of the wanted ones listed |\n| --- | ---: | ---: |\n'
  train TermTraining folds
  train ConclusionTraining folds
  exit
fi
for list in Term:terms Conclusion:conclusions; do
  train "${list%:*}Training" "" >"bench/target/${list#*:}.trees"
  mv "bench/target/${list#*:}.trees" judges/src/main/resources/dev/assize/judges/coverage/internal/
done
