#!/bin/sh
# Makes the confidence table of a judge's embedded rules from labelled data, by document-wise cross-validation in five
# folds, and prints how far it can be believed: reliability, risk against coverage, and what is left to a better answerer.
# Usage: calibrate.sh JUDGE DATA_DIR [--write] [--threshold T]
#   --write        writes the table beside the rules (confidence.json); without it the figures are printed alone
#   --threshold T  the judge's own threshold in the table; default: the one that it has
# Where rules hold learnt weights (reference-coverage), each fold is read with weights learnt from the other four.
set -eu
judge=${1:?give a judge, such as brand-extraction}
data=$(cd "${2:?give the directory of the data}" && pwd)
shift 2
write=-
threshold=
while [ $# -gt 0 ]; do
  case $1 in
    --write) write=yes ;;
    --threshold) threshold=${2:?--threshold takes a number}; shift ;;
    *) echo "calibrate.sh: unknown option $1" >&2; exit 2 ;;
  esac
  shift
done
cd "$(dirname "$0")/.."
case $judge in
  reference-coverage) folder=coverage ;;
  citation-mapping) folder=citation ;;
  brand-extraction) folder=brand ;;
  provision-extraction) folder=provision ;;
  *) echo "calibrate.sh: no judge \"$judge\"" >&2; exit 2 ;;
esac
table=judges/src/main/resources/dev/assize/judges/$folder/confidence.json
if [ -z "$threshold" ]; then
  threshold=0.9
  if [ -f "$table" ]; then threshold=$(sed -n 's/^ *"threshold": *\([0-9.]*\).*/\1/p' "$table"); fi
fi
[ "$write" = - ] || write=$table
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
classpath=bench/target/classes:$(cat bench/target/classpath)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ "$judge" = reference-coverage ]; then
  for fold in 1 2 3 4 5; do
    weights=$work/$fold/dev/assize/judges/coverage/internal
    mkdir -p "$weights"
    java -Xmx1g -cp "$classpath" dev.assize.judges.coverage.internal.StatedTraining "$data/coverage" bench/labelled "fold:$fold/5" \
      >"$weights/stated.trees"
    java -Xmx1g -cp "$work/$fold:$classpath" dev.assize.bench.calibrate.Collect \
      "$judge" "$data" "$work/answers-$fold.jsonl" "$fold/5"
  done
else
  java -Xmx1g -cp "$classpath" dev.assize.bench.calibrate.Collect "$judge" "$data" "$work/answers-1.jsonl"
fi
java -Xmx1g -cp "$classpath" dev.assize.bench.calibrate.Calibrate \
  "$judge" "$(date -u +%F)" "$threshold" "$write" "$work"/answers-*.jsonl
