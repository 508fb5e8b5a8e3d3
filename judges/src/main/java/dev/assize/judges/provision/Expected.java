package dev.assize.judges.provision;

import dev.assize.law.be.provision.Provision;

/**
 * A provision that the source cites, as the judge expects it.
 *
 * @param demanded whether its absence counts; a disputed one, or one that the range policy leaves free, is not demanded
 */
record Expected(Provision provision, boolean demanded) {

    /** Whether every place of it is in a list or range. */
    boolean isOnlyListed() {
        return !provision.lists().isEmpty()
                && provision.lists().size() == provision.spans().size();
    }

    String label() {
        return "article " + number() + " of \"" + actName() + '"';
    }

    String number() {
        StringBuilder text = new StringBuilder(provision.key());
        provision.path().forEach(step -> text.append(", ").append(step));
        return text.toString();
    }

    String actName() {
        return provision.act().name().isEmpty()
                ? "an act that the source does not name"
                : provision.act().name();
    }
}
