package dev.assize.judges.citation.internal;

import dev.assize.judges.citation.internal.CitationReasoningReader.Reading;
import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * An argument in numbers: the facts of the case, what the rules answer and on what evidence, of what its clauses speak, and how much of what
 * it says the texts share. {@link WeighedReasons} tells what they are worth.
 */
final class ReasonSignals {

    private static final Cue[] CUES = Cue.values();

    private static final List<String> CUE_NAMES = Arrays.stream(CUES)
            .map(cue -> "cue-" + cue.name().toLowerCase(Locale.ROOT).replace('_', '-'))
            .toList();

    /** What an argument that is neither of court, number nor limit may tell of contents. */
    private static final Cue[] OTHER_THAN_CONTENTS = {Cue.COURT, Cue.NUMBER, Cue.LIMIT, Cue.SCORE, Cue.PLACE};

    private static final int LONGEST_SNIPPET = 2000;

    /** What a number tells of one of the texts, as the end of its name. */
    private record Of(String inside, String share, String touches) {
        static final Of SNIPPET = new Of("-in-snippet", "-share-snippet", "-touches-snippet");
        static final Of CHOSEN = new Of("-in-chosen", "-share-chosen", "-touches-chosen");
    }

    /** The names of what is told without the contents of the candidates, in the order of the numbers. */
    static final List<String> NAMES = named(false);

    /** The names of all. */
    static final List<String> NAMES_WITH_TEXTS = named(true);

    /** The names of the numbers, where somebody wants to know them. */
    private final @Nullable List<String> names;

    private double[] numbers = new double[192];
    private int size;

    private ReasonSignals(@Nullable List<String> names) {
        this.names = names;
    }

    private static List<String> named(boolean withTexts) {
        CitationReasoningReader reader =
                CitationReasoningReader.of("", new ReasoningFacts("", "", false, List.of(), 0, false, ""));
        List<String> names = new ArrayList<>();
        ReasonSignals signals = new ReasonSignals(names);
        signals.readReasons(reader);
        if (withTexts) {
            signals.readTexts(MistakeReader.of(reader, new ArguedTexts("", "", "", ""), false));
        } else {
            signals.readRules(reader);
        }
        return List.copyOf(names);
    }

    /** In the order of {@link #NAMES}. */
    static double[] of(CitationReasoningReader reader) {
        ReasonSignals signals = new ReasonSignals(null);
        signals.readReasons(reader);
        signals.readRules(reader);
        return signals.numbers();
    }

    /** In the order of {@link #NAMES_WITH_TEXTS}. */
    static double[] of(MistakeReader mistakes) {
        ReasonSignals signals = new ReasonSignals(null);
        signals.readReasons(mistakes.reasoning());
        signals.readTexts(mistakes);
        return signals.numbers();
    }

    private double[] numbers() {
        return Arrays.copyOf(numbers, size);
    }

    private void put(String name, double number) {
        put(name, "", number);
    }

    /** The parts of a name are put together only where it is wanted. */
    private void put(String name, String of, double number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * numbers.length);
        }
        numbers[size++] = number;
        if (names != null) {
            names.add(name + of);
        }
    }

    private void put(String name, boolean holds) {
        put(name, holds ? 1 : 0);
    }

    /** Words tell more than the facts. */
    private void put(String name, Reading rule) {
        double evidence = rule.basis().equals(Reading.WORDS) ? 2 : rule.basis().equals(Reading.FACTS) ? 1 : 0;
        put(name, rule.holds() ? evidence : -evidence);
    }

    private void putShare(String name, int part, int whole) {
        put(name, share(part, whole));
    }

    private static double share(int part, int whole) {
        return whole == 0 ? -1 : part / (double) whole;
    }

    private void readReasons(CitationReasoningReader reader) {
        readFacts(reader.facts());
        put("english", reader.isEnglish());
        put("uses-context", reader.usesContext());
        put("claims-number-match", reader.claimsNumberMatch());
        readCues(reader.argument().clauses());
        readContents(reader);
    }

    private void readFacts(ReasoningFacts facts) {
        put("refusal", facts.isRefusal());
        put("lowered", facts.lowered());
        put("generic", facts.generic());
        put("number-cited", facts.hasNumber());
        put("number-offered", facts.offersNumber());
        put("number-shared", facts.sharesNumber());
        put("number-chosen", facts.choseByNumber());
        put("chosen-compatible", facts.concerns(facts.chosen()));
        put("held-back", facts.holdsBackAny());
        put("compatible", facts.countCompatible());
        put("candidates", facts.candidates().size());
        put("snippet-length", Math.min(facts.snippet().length(), LONGEST_SNIPPET));
    }

    private void readRules(CitationReasoningReader reader) {
        put("speaks-of-court", reader.speaksOfCourt());
        put("court-first", reader.courtFirst());
        put("handles-number", reader.handlesNumber());
        put("explains-limit", reader.explainsLimit());
        put("denies-court", reader.deniesCourt());
        put("lowers-for-seat", reader.lowersForSeat());
        put("lowers-for-missing-number", reader.lowersForMissingNumber());
        put("remarks-mismatch", reader.remarksMismatch());
        String named = reader.namedClass().orElse("");
        put("names-national", named.equals("NATIONAL"));
        put("names-specific", named.equals("SPECIFIC"));
        put("names-generic", named.equals("GENERIC"));
    }

    private void readCues(List<Clause> clauses) {
        int[] cues = new int[CUES.length];
        int words = 0;
        int negated = 0;
        int lacking = 0;
        int conceded = 0;
        int courtDenied = 0;
        int contextDenied = 0;
        int numberDenied = 0;
        for (Clause clause : clauses) {
            for (int cue = 0; cue < CUES.length; cue++) {
                cues[cue] += clause.has(CUES[cue]) ? 1 : 0;
            }
            boolean no = clause.isNegated();
            boolean lacks = clause.lacksSomething();
            boolean differs = clause.hasAny(Cue.DIFFER, Cue.OTHER);
            words += clause.words().size();
            negated += no ? 1 : 0;
            lacking += lacks ? 1 : 0;
            conceded += clause.isConceded() ? 1 : 0;
            courtDenied += (no || differs) && clause.hasAny(Cue.COURT, Cue.PLACE, Cue.SEAT) ? 1 : 0;
            contextDenied += (no || lacks || differs) && clause.has(Cue.CONTEXT) ? 1 : 0;
            numberDenied += (no || lacks) && clause.has(Cue.NUMBER) ? 1 : 0;
        }
        for (int cue = 0; cue < CUES.length; cue++) {
            put(CUE_NAMES.get(cue), cues[cue]);
        }
        put("clauses", clauses.size());
        put("words", words);
        put("negated", negated);
        put("lacking", lacking);
        put("conceded", conceded);
        put("court-denied", courtDenied);
        put("context-denied", contextDenied);
        put("number-denied", numberDenied);
    }

    private void readContents(CitationReasoningReader reader) {
        put("sentences", reader.argument().sentences().size());
        String snippet = reader.facts().snippet();
        int plain = 0;
        int plainOwn = 0;
        int plainShared = 0;
        int mostPlain = 0;
        int mostOwn = 0;
        int mostShared = 0;
        boolean touches = false;
        for (Clause clause : reader.argument().clauses()) {
            StatedTopic topic = StatedTopic.of(List.of(clause));
            int shared = topic.sharedWith(snippet);
            mostOwn = Math.max(mostOwn, topic.own());
            mostShared = Math.max(mostShared, shared);
            if (!clause.hasAny(OTHER_THAN_CONTENTS)) {
                plain++;
                plainOwn += topic.own();
                plainShared += shared;
                mostPlain = Math.max(mostPlain, topic.own());
                touches |= topic.touches(snippet);
            }
        }
        put("plain", plain);
        put("plain-own", plainOwn);
        put("plain-own-most", mostPlain);
        put("plain-shared", plainShared);
        put("plain-touches", touches);
        put("clause-own-most", mostOwn);
        put("clause-shared-most", mostShared);
        StatedTopic said = reader.contexts().everything();
        readTopic("said", said);
        readTopic("said", said, Of.SNIPPET, snippet);
    }

    private void readTopic(String name, StatedTopic topic) {
        put(name, "-own", topic.own());
        put(name, "-known", topic.size());
        put(name, "-unknown", topic.unknown());
    }

    /** How many of its notions the text has. */
    private int readTopic(String name, StatedTopic topic, Of of, String text) {
        int shared = topic.sharedWith(text);
        put(name, of.inside(), shared);
        put(name, of.share(), share(shared, topic.size()));
        put(name, of.touches(), topic.touches(text) ? 1 : 0);
        return shared;
    }

    private void readTexts(MistakeReader mistakes) {
        ContextRemarks contexts = mistakes.reasoning().contexts();
        ArguedTexts texts = mistakes.texts();
        put("rightly-chosen", mistakes.isRightlyChosen());
        put("right-known", !texts.right().isBlank());
        put("misreads-context", mistakes.misreadsContext());
        put("overfits-keywords", mistakes.overfitsKeywords());
        readTopicOf("said-of-texts", contexts.everything(), texts);
        StatedTopic topic = StatedTopic.of(contexts.topicClauses());
        readTopic("topic", topic);
        readTopicOf("topic", topic, texts);
        readShared(mistakes);
        readQuotations(mistakes.reasoning(), texts);
        put("counts-keywords", contexts.countsKeywords());
        put("repeats-word", contexts.repeatsWord());
        put("of-summary", contexts.tellsOfSummary());
        put("of-snippet", contexts.tellsOfSnippet());
    }

    private void readTopicOf(String name, StatedTopic topic, ArguedTexts texts) {
        int inSnippet = readTopic(name, topic, Of.SNIPPET, texts.snippet());
        int inChosen = readTopic(name, topic, Of.CHOSEN, texts.chosen());
        put(name, "-more-in-snippet", inSnippet - inChosen);
    }

    private void readShared(MistakeReader mistakes) {
        StatedTopic.Shared ofChosen = mistakes.chosenInSnippet();
        StatedTopic.Shared ofSnippet = mistakes.snippetInChosen();
        put("chosen-in-snippet", ofChosen.words());
        put("chosen-words", ofChosen.of());
        putShare("chosen-share", ofChosen.words(), ofChosen.of());
        put("snippet-in-chosen", ofSnippet.words());
        put("snippet-words", ofSnippet.of());
        putShare("snippet-share", ofSnippet.words(), ofSnippet.of());
    }

    private void readQuotations(CitationReasoningReader reader, ArguedTexts texts) {
        List<String> quotations = reader.quotations();
        String folded = quotations.isEmpty() ? "" : FoldedText.fold(texts.all());
        int found = 0;
        int lost = 0;
        int single = 0;
        for (String quoted : quotations) {
            boolean there = folded.contains(quoted);
            found += there ? 1 : 0;
            lost += !there && !reader.isNameOrNumber(quoted) && StatedTopic.hasContent(quoted) ? 1 : 0;
            single += Clause.words(quoted).size() == 1 ? 1 : 0;
        }
        put("quotes-found", found);
        put("quotes-lost", lost);
        put("quotes-single", single);
    }
}
