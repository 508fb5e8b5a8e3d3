package dev.assize.law.be.provision;

import dev.assize.law.be.internal.Ordinals;
import dev.assize.law.be.provision.PathElement.Kind;
import dev.assize.law.be.token.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads sub-divisions that are counted by ordinals before their noun: "eerste en tweede lid", "dernier alinéa", "1° lid". */
final class OrdinalReader {

    private static final Set<String> LAST = Set.of("dernier", "derniere", "laatste");
    private static final Set<String> LAST_BUT_ONE = Set.of("voorlaatste", "penultieme", "vorletzter");
    private static final String LAST_BUT_ONE_VALUE = "avant-dernier";

    private final Tokens tokens;

    OrdinalReader(Tokens tokens) {
        this.tokens = tokens;
    }

    /** "eerste, tweede en derde lid", "2de en 3de lid", "premier et deuxième alinéas", "dernier alinéa". */
    SubdivisionReader.@Nullable Found at(int index) {
        List<String> values = new ArrayList<>();
        int at = ordinal(index, values);
        boolean closed = false;
        while (at > 0 && SubdivisionNoun.of(tokens.form(at)) == null) {
            ListSeparator separator = ListSeparator.at(tokens, at);
            if (separator.kind() == ListSeparator.Kind.NOTHING
                    || separator.kind() == ListSeparator.Kind.SEMICOLON
                    || separator.kind() == ListSeparator.Kind.COMBINED) {
                return null;
            }
            int from = values.size();
            at = ordinal(separator.next(), values);
            if (at > 0 && separator.kind() == ListSeparator.Kind.RANGE) {
                values.addAll(from, Expansion.between(values.get(from - 1), values.get(from)));
            }
            closed |= separator.kind() == ListSeparator.Kind.AND;
        }
        SubdivisionNoun noun = at > 0 ? SubdivisionNoun.of(tokens.form(at)) : null;
        if (noun == null || tokens.is(at, "par") || tokens.is(at, "point") || tokens.is(at, "punt")) {
            return null;
        }
        return new SubdivisionReader.Found(
                values.stream()
                        .map(value -> new PathElement(noun.kind(), value))
                        .toList(),
                at + 1,
                false,
                closed);
    }

    private int ordinal(int index, List<String> values) {
        String form = tokens.form(index);
        int word = Ordinals.value(form);
        if (word > 0) {
            values.add(Integer.toString(word));
            return index + 1;
        }
        if (form.equals("ler")) {
            values.add("1");
            return index + 1;
        }
        if (LAST.contains(form)) {
            values.add(SubdivisionReader.LAST_VALUE);
            return index + 1;
        }
        boolean beforeLast = form.equals("avant") && tokens.is(index + 1, "-") && LAST.contains(tokens.form(index + 2));
        if (beforeLast || LAST_BUT_ONE.contains(form)) {
            values.add(LAST_BUT_ONE_VALUE);
            return beforeLast ? index + 3 : index + 1;
        }
        boolean ending = tokens.isNumber(index)
                && tokens.form(index).length() <= 2
                && SubdivisionReader.isOrdinalEnding(tokens.form(index + 1));
        SubdivisionNoun noun =
                tokens.isNumber(index) && tokens.is(index + 1, "°") ? SubdivisionNoun.of(tokens.form(index + 2)) : null;
        if (noun != null && (noun.kind() == Kind.MEMBER || noun.kind() == Kind.SUBPARAGRAPH) && !noun.plural()) {
            values.add(tokens.form(index));
            return index + 2;
        }
        if (ending && (tokens.touches(index + 1) || tokens.is(index + 1, "er"))) {
            values.add(tokens.form(index));
            return index + 2;
        }
        return -1;
    }
}
