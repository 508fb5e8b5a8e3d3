#!/usr/bin/env bash
# Learns the part-of-speech tagger of the text library anew: gathers texts, has them tagged by CoreNLP (English, French, German) and by
# Frog (Dutch), learns the weights, writes them where they ship, and prints how many words of a tenth that was left out are right.
# Neither tagger is part of the project: CoreNLP is fetched by Maven (1 GB), Frog and more texts from Debian's packages. Twenty minutes.
#
# Usage: bench/tagger.sh DATA_DIR [FOLDER]     as root on Debian, for the packages; DATA_DIR has coverage/ and belgium/
set -euo pipefail
data=$(realpath "${1:?give the directory of the data}")
work=${2:-$(mktemp -d)}
cd "$(dirname "$0")/.."
export LC_ALL=C.UTF-8
corenlp=4.5.10

apt-get install -y -q --no-install-recommends frog frogdata uctodata >/dev/null
bench/tagger/texts.sh "$data" "$work"

mvn -B -ntp -q -pl bench -am -Dfast -Dmaven.test.skip=true package dependency:build-classpath -Dmdep.outputFile=target/classpath
libraries=$(cat bench/target/classpath)
repository=$(mvn -B -q help:evaluate -Dexpression=settings.localRepository -DforceStdout | sed 's|^[^/]*||; s|[^a-zA-Z0-9]*\[0m$||')
for models in "" :jar:models :jar:models-french :jar:models-german; do
  mvn -B -ntp -q dependency:get -Dartifact="edu.stanford.nlp:stanford-corenlp:$corenlp$models" -Dtransitive=$([ -z "$models" ] && echo true || echo false)
done
taggers=$(find "$repository/edu/stanford/nlp/stanford-corenlp/$corenlp" "$repository/org/ejml" -name '*.jar' | tr '\n' ':')
mkdir -p "$work/classes"
javac -d "$work/classes" -cp "$taggers:$libraries" bench/tagger/TagTexts.java
for language in en fr de; do
  java -Xmx6g -cp "$work/classes:$taggers:$libraries" TagTexts "$language" "$work" 2>/dev/null
done
bench/tagger/tag_dutch.py "$work"

for language in en fr nl de; do
  java -Xmx4g -cp "bench/target/classes:$libraries" dev.assize.text.TaggerTraining "$language" "$work/$language.tagged.jsonl" \
    "text/src/main/resources/dev/assize/text/lang/$language/tagger.weights" "learnt on $(date -u +%Y-%m-%d) by bench/tagger.sh"
done
