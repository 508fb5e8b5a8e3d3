package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.PartOfSpeech;
import dev.assize.text.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The noun phrases and names of a text, without the article and what only measures or counts: "night trains", "taxe de séjour". */
final class NounPhrases {

    /** The words from {@code start} to before {@code end}. */
    record Phrase(int start, int end) {}

    /** Behind a French noun they lead to another that makes one term with it, where no article comes between. */
    private static final Set<String> FRENCH_LINKS = Set.of("de", "d", "a", "en");

    private final ReadText text;
    private final DiscourseMarkers markers;
    private final boolean adjectivesFollow;

    private NounPhrases(ReadText text, DiscourseMarkers markers) {
        this.text = text;
        this.markers = markers;
        this.adjectivesFollow = text.language() == Language.FRENCH;
    }

    /** In the order of the text, at most so many. */
    static List<Phrase> in(ReadText text, DiscourseMarkers markers, int most) {
        NounPhrases phrases = new NounPhrases(text, markers);
        List<Phrase> found = new ArrayList<>();
        int at = 0;
        while (at < text.size() && found.size() < most) {
            int end = phrases.end(at);
            int start = phrases.start(at, end);
            if (start < end) {
                found.add(new Phrase(start, end));
            }
            at = Math.max(end, at + 1);
        }
        return found;
    }

    /** The token after the phrase that begins here; {@code at} where none does. */
    private int end(int at) {
        if (!isNoun(at) && (adjectivesFollow || !isModifier(at))) {
            return at;
        }
        int end = at;
        for (int i = at; i < text.size() && (i == at || isAdjacent(i)) && (isNoun(i) || isModifier(i)); i++) {
            end = isNoun(i) ? i + 1 : end;
        }
        return adjectivesFollow ? frenchEnd(end) : end;
    }

    /** With the adjectives behind, or with the noun that "de" leads to: "fièvre jaune", "droit de grève". */
    private int frenchEnd(int from) {
        int end = from;
        while (end < text.size() && isAdjacent(end) && isModifier(end)) {
            end++;
        }
        boolean linked = end + 1 < text.size()
                && FRENCH_LINKS.contains(text.token(end).folded())
                && text.part(end) == PartOfSpeech.PREPOSITION
                && isAdjacent(end)
                && isAdjacent(end + 1)
                && isNoun(end + 1);
        return linked ? end + 2 : end;
    }

    /** Of "the engineer Greta Holm" the name alone, since it is what an output has to say; {@code end} where no term is left. */
    private int start(int at, int end) {
        int start = at;
        int name = end;
        while (name > at && text.part(name - 1) == PartOfSpeech.NAME) {
            name--;
        }
        if (end - name > 1) {
            start = name;
        }
        while (start < end - 1 && isEveryday(start)) {
            start++;
        }
        for (int i = start; i < end; i++) {
            if (isNoun(i) && !isEveryday(i)) {
                return start;
            }
        }
        return end;
    }

    private boolean isEveryday(int at) {
        return markers.isGeneric(text.token(at)) || markers.isMeasure(text.token(at));
    }

    private boolean isNoun(int at) {
        Token token = text.token(at);
        return text.part(at).isNominal()
                && !token.isExact()
                && token.isContent()
                && token.key().length() > 1;
    }

    private boolean isModifier(int at) {
        PartOfSpeech part = text.part(at);
        return (part == PartOfSpeech.ADJECTIVE || part == PartOfSpeech.PARTICIPLE)
                && text.token(at).isContent();
    }

    private boolean isAdjacent(int at) {
        int from = text.token(at - 1).span().end();
        int to = text.token(at).span().start();
        return to - from == 1 && " -'’".indexOf(text.text().charAt(from)) >= 0;
    }
}
