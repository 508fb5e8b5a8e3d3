package dev.assize.judges.provision;

import dev.assize.law.be.act.ActType;
import java.util.Optional;

/** The language of the procedure, which decides the list of act types. */
enum ProceduralLanguage {
    FR,
    NL;

    /** The act type that a name stands for in this language's list; empty when the list does not have it. */
    Optional<ActType> type(String name) {
        return this == FR ? ActType.ofFrench(name) : ActType.ofDutch(name);
    }

    ProceduralLanguage other() {
        return this == FR ? NL : FR;
    }

    String name(ActType type) {
        return this == FR ? type.french() : type.dutch();
    }
}
