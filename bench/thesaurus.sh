#!/bin/sh
# Makes the lists of synonyms that reference-coverage searches (fr.synonyms, nl.synonyms, de.synonyms) from the readable
# thesauri of bench/src/main/resources. Usage: thesaurus.sh
set -eu
cd "$(dirname "$0")/.."
mvn -B -ntp -q -pl bench -am -DskipTests package dependency:build-classpath -Dmdep.outputFile=target/classpath
for language in fr nl de; do
  java -Xmx1g -cp "bench/target/classes:$(cat bench/target/classpath)" dev.assize.judges.coverage.internal.CondensedThesaurus \
    "$language" "judges/src/main/resources/dev/assize/judges/coverage/internal/$language.synonyms"
done
