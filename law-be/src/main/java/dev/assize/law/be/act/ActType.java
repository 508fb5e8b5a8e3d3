package dev.assize.law.be.act;

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

    public String french() {
        return french;
    }

    public String dutch() {
        return dutch;
    }

    public static Optional<ActType> ofFrench(String name) {
        for (ActType type : values()) {
            if (type.french.equals(name)) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }

    public static Optional<ActType> ofDutch(String name) {
        for (ActType type : values()) {
            if (type.dutch.equals(name)) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }

    /** Whether "8.1" means the first paragraph of article 8, as in treaties and acts of the Union. */
    public boolean numbersItsParagraphs() {
        return this == TREATY || this == EU_REGULATION || this == EU_DIRECTIVE;
    }
}
