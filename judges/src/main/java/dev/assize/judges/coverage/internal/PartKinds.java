package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;

/** What kind of word each part of a statement is: what can be changed, and what is a deed. Never changes. */
final class PartKinds {

    private final boolean[] changeable;
    private final boolean[] deeds;
    private final boolean twoDeeds;

    PartKinds(Statement statement, Language language) {
        this.changeable = new boolean[statement.parts()];
        this.deeds = new boolean[statement.parts()];
        DiscourseMarkers markers = DiscourseMarkers.of(language);
        int found = 0;
        for (int i = 0; i < deeds.length; i++) {
            Statement.Part part = statement.part(i);
            changeable[i] = !part.exact()
                    && !part.aside()
                    && !part.given()
                    && Nouns.isAt(statement, part.at())
                    && !markers.isGeneric(part.token());
            // "Plants absorb water": a word that can be both is a verb for the list where the tagger takes it for a
            // noun.
            deeds[i] = !part.exact()
                    && !part.name()
                    && (statement.speech(part.at()).isVerb() || markers.isVerb(part.token()));
            found += deeds[i] ? 1 : 0;
        }
        this.twoDeeds = found > 1;
    }

    /** Whether the part is a noun or adjective that a sentence can put another in the place of. */
    boolean isChangeable(int part) {
        return changeable[part];
    }

    /** Whether the part is a plain word for a deed. */
    boolean isDeed(int part) {
        return deeds[part];
    }

    boolean areTwoDeeds() {
        return twoDeeds;
    }
}
