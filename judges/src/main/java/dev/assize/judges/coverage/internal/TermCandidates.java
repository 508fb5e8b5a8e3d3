package dev.assize.judges.coverage.internal;

import dev.assize.judges.coverage.internal.NounPhrases.Phrase;
import dev.assize.text.Language;
import dev.assize.text.PartOfSpeech;
import dev.assize.text.Token;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What may be a term of a reference: its noun phrases, and the nouns, names and shorter phrases in them. Each is met where it first stands. */
final class TermCandidates {

    /** A long reference has named what it turns on by then. */
    private static final int PHRASES = 200;

    private static final int LONGEST = 4;

    private final ReadText reference;
    private final DiscourseMarkers markers;
    private final Set<String> asked;
    private final CommonWords common;
    private final boolean headFirst;
    private final Map<Set<String>, TermCandidate> found = new LinkedHashMap<>();
    private int sentence;

    private TermCandidates(ReadText reference, DiscourseMarkers markers, Set<String> asked) {
        this.reference = reference;
        this.markers = markers;
        this.asked = asked;
        this.common = CommonWords.of(reference.language());
        this.headFirst = reference.language() == Language.FRENCH;
    }

    /** @param asked the keys of the question's words */
    static List<TermCandidate> in(ReadText reference, DiscourseMarkers markers, Set<String> asked) {
        TermCandidates candidates = new TermCandidates(reference, markers, asked);
        for (Phrase phrase : NounPhrases.in(reference, markers, PHRASES)) {
            candidates.addAll(phrase);
        }
        return List.copyOf(candidates.found.values());
    }

    private void addAll(Phrase phrase) {
        while (phrase.start() >= reference.sentenceEnd(sentence)) {
            sentence++;
        }
        add(phrase, phrase);
        for (int start = phrase.start(); start < phrase.end(); start++) {
            for (int end = start + 1; end <= Math.min(phrase.end(), start + LONGEST); end++) {
                if (isPhrase(start, end)) {
                    add(new Phrase(start, end), phrase);
                }
            }
        }
    }

    /** Whether those words make a phrase of their own: one that begins and ends as the phrases of the language do. */
    private boolean isPhrase(int start, int end) {
        int first = headFirst ? start : end - 1;
        int last = headFirst ? end - 1 : start;
        return isNominal(first) && reference.token(last).isContent() && !isEveryday(start, end);
    }

    private boolean isEveryday(int start, int end) {
        for (int i = start; i < end; i++) {
            Token token = reference.token(i);
            if (isNominal(i) && !markers.isGeneric(token) && !markers.isMeasure(token)) {
                return false;
            }
        }
        return true;
    }

    private boolean isNominal(int at) {
        return reference.part(at).isNominal() && reference.token(at).isContent();
    }

    private void add(Phrase phrase, Phrase whole) {
        Set<String> keys = keys(phrase);
        if (!keys.isEmpty() && !found.containsKey(keys) && !tellsPlace(phrase, whole, keys)) {
            found.put(keys, new TermCandidate(phrase, keys, signals(phrase, whole, keys)));
        }
    }

    private Set<String> keys(Phrase phrase) {
        Set<String> keys = new LinkedHashSet<>();
        for (int i = phrase.start(); i < phrase.end(); i++) {
            if (reference.token(i).isContent()) {
                keys.add(reference.token(i).key());
            }
        }
        return keys;
    }

    /** "In Paris", said once: the fact that tells the place asks for it already. */
    private boolean tellsPlace(Phrase phrase, Phrase whole, Set<String> keys) {
        boolean led = whole.start() > 0 && markers.leadsToPlace(reference.token(whole.start() - 1));
        if (!led || asked.containsAll(keys)) {
            return false;
        }
        for (int i = phrase.start(); i < phrase.end(); i++) {
            if (reference.part(i) != PartOfSpeech.NAME || times(i) > 1) {
                return false;
            }
        }
        return true;
    }

    private int times(int at) {
        int word = reference.word(at);
        return reference.places().start(word + 1) - reference.places().start(word);
    }

    @SuppressWarnings("EnumOrdinal") // The order is of this process alone: the trees name what they ask for.
    private static void put(double[] signals, TermSignal signal, double number) {
        signals[signal.ordinal()] = number;
    }

    private static void put(double[] signals, TermSignal signal, boolean holds) {
        put(signals, signal, holds ? 1 : 0);
    }

    private double[] signals(Phrase phrase, Phrase whole, Set<String> keys) {
        double[] signals = new double[TermSignal.NAMES_OF_ALL.size()];
        putWords(signals, phrase, keys);
        put(signals, TermSignal.LEFT_OUT, keys(whole).size() - keys.size());
        put(signals, TermSignal.HEAD, hasHead(phrase, whole));
        put(signals, TermSignal.SURNAME, isSurname(phrase));
        int askedWords = (int) keys.stream().filter(asked::contains).count();
        put(signals, TermSignal.ASKED, askedWords);
        put(signals, TermSignal.ALL_ASKED, askedWords == keys.size());
        int before = whole.start() - 1;
        boolean determined = isPart(before, PartOfSpeech.DETERMINER);
        put(signals, TermSignal.DETERMINED, determined);
        put(signals, TermSignal.LED, isPart(determined ? before - 1 : before, PartOfSpeech.PREPOSITION));
        put(signals, TermSignal.COUNTED, isPart(before, PartOfSpeech.NUMBER));
        int start = reference.sentenceStart(sentence);
        put(signals, TermSignal.SENTENCE, sentence);
        put(signals, TermSignal.PLACE, phrase.start() - start);
        put(signals, TermSignal.BEFORE_VERB, isBeforeVerb(start, phrase.start()));
        put(
                signals,
                TermSignal.CAPITAL,
                phrase.start() > start && reference.token(phrase.start()).capitalised());
        put(signals, TermSignal.SENTENCES, reference.sentences());
        put(signals, TermSignal.GERMAN, reference.language() == Language.GERMAN);
        put(signals, TermSignal.FRENCH, reference.language() == Language.FRENCH);
        return signals;
    }

    /** What its words tell, each for itself. */
    private void putWords(double[] signals, Phrase phrase, Set<String> keys) {
        int names = 0;
        int adjectives = 0;
        int letters = 0;
        int least = Integer.MAX_VALUE;
        int most = 0;
        int rarest = 0;
        int commonestNoun = Integer.MAX_VALUE;
        for (int i = phrase.start(); i < phrase.end(); i++) {
            PartOfSpeech part = reference.part(i);
            names += part == PartOfSpeech.NAME ? 1 : 0;
            adjectives += part == PartOfSpeech.ADJECTIVE || part == PartOfSpeech.PARTICIPLE ? 1 : 0;
            letters = part.isNominal()
                    ? Math.max(letters, reference.token(i).folded().length())
                    : letters;
            if (reference.token(i).isContent()) {
                least = Math.min(least, times(i));
                most = Math.max(most, times(i));
                rarest = Math.max(rarest, common.rarity(reference.token(i)));
            }
            commonestNoun = isNominal(i) ? Math.min(commonestNoun, common.rarity(reference.token(i))) : commonestNoun;
        }
        put(signals, TermSignal.WORDS, keys.size());
        put(signals, TermSignal.NAMES, names);
        put(signals, TermSignal.ADJECTIVES, adjectives);
        put(signals, TermSignal.LETTERS, letters);
        put(signals, TermSignal.TIMES, least);
        put(signals, TermSignal.TIMES_AT_MOST, most);
        put(signals, TermSignal.RARITY, rarest);
        put(signals, TermSignal.RARITY_OF_NOUNS, commonestNoun);
    }

    private boolean hasHead(Phrase phrase, Phrase whole) {
        return headFirst ? phrase.start() == whole.start() : phrase.end() == whole.end();
    }

    private boolean isSurname(Phrase phrase) {
        int last = phrase.end() - 1;
        return phrase.start() == last
                && isPart(last, PartOfSpeech.NAME)
                && isPart(last - 1, PartOfSpeech.NAME)
                && last > reference.sentenceStart(sentence);
    }

    private boolean isPart(int at, PartOfSpeech part) {
        return at >= 0 && at < reference.size() && reference.part(at) == part;
    }

    private boolean isBeforeVerb(int start, int at) {
        for (int i = start; i < at; i++) {
            if (reference.part(i) == PartOfSpeech.FINITE_VERB) {
                return false;
            }
        }
        return true;
    }
}
