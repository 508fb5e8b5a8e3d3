package dev.assize.law.be.provision;

import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.act.RegisteredAct;
import org.jspecify.annotations.Nullable;

/** Numbers whose shape tells the code they belong to: XX.99, 7:96, L1122-30, D.IV.1, 1675/13. */
final class ShapedNumber {

    private ShapedNumber() {}

    /** The id of the only code whose articles are numbered so; empty when several are, or the act cited last is one. */
    static String code(ArticleNumeral numeral, @Nullable DocumentAct lastCited) {
        String id = "";
        if (numeral.isRoman()) {
            id = "economic-law";
        } else if (numeral.isColon()) {
            id = "companies-associations";
        } else if (numeral.isLettered() && numeral.head().startsWith("L")) {
            id = "cdld";
        } else if (numeral.isLettered() && numeral.head().indexOf('.', 2) > 0) {
            id = "codt";
        } else if (numeral.head().startsWith("1675/")) {
            id = "judicial-code";
        } else if (numeral.isDecimal() && numeral.leading() <= 9 && isOldCivilCode(lastCited)) {
            id = "civil-code";
        }
        RegisteredAct registered = lastCited == null ? null : lastCited.registered();
        boolean own = registered != null && registered.id().equals(id);
        return lastCited != null && lastCited.numbering() == shapeOf(numeral) && !own ? "" : id;
    }

    private static boolean isOldCivilCode(@Nullable DocumentAct act) {
        return act != null && act.registered() != null && act.registered().id().equals("civil-code-old");
    }

    private static Numbering shapeOf(ArticleNumeral numeral) {
        return numeral.isRoman() ? Numbering.ROMAN : numeral.isColon() ? Numbering.COLON : Numbering.LETTERED;
    }
}
