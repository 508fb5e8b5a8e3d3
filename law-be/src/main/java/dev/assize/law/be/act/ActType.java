package dev.assize.law.be.act;

import dev.assize.text.Language;
import java.util.Arrays;
import java.util.Optional;

/** The kind of an act, with its name in the French and the Dutch list of kinds. */
public enum ActType {
    LAW("LOI", "WET"),
    ROYAL_DECREE("ARRETE_ROYAL", "KONINKLIJK_BESLUIT"),
    CODE("CODE", "WETBOEK"),
    CONSTITUTION("CONSTITUTION", "GRONDWET"),
    EU_REGULATION("REGLEMENT_UE", "EU_VERORDENING"),
    EU_DIRECTIVE("DIRECTIVE_UE", "EU_RICHTLIJN"),
    TREATY("TRAITE", "VERDRAG"),
    GOVERNMENT_DECREE("ARRETE_GOUVERNEMENT", "BESLUIT_VAN_DE_REGERING"),
    ORDINANCE("ORDONNANCE", "ORDONNANTIE"),
    DECREE("DECRET", "DECREET"),
    OTHER("AUTRE", "ANDERE");

    private final String french;
    private final String dutch;

    ActType(String french, String dutch) {
        this.french = french;
        this.dutch = dutch;
    }

    /** Its name in the French or the Dutch list. */
    public String name(Language language) {
        if (language == Language.FRENCH) {
            return french;
        }
        if (language == Language.DUTCH) {
            return dutch;
        }
        throw new IllegalArgumentException(
                "Kinds of acts have French and Dutch names, none in " + language.englishName());
    }

    /** The kind that has this name in the list of the language. */
    public static Optional<ActType> find(String name, Language language) {
        return Arrays.stream(values())
                .filter(type -> type.name(language).equals(name))
                .findFirst();
    }

    /** Whether "8.1" means the first paragraph of article 8, as in treaties and acts of the Union. */
    public boolean numbersItsParagraphs() {
        return this == TREATY || this == EU_REGULATION || this == EU_DIRECTIVE;
    }
}
