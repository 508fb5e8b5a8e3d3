package dev.assize.judges.citation.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * An argument in numbers: the facts of the case, what the rules answer and on what evidence, of what its clauses speak and in which order,
 * and how much of what it says the texts share. {@link WeighedReasons} tells what they are worth.
 */
final class ReasonSignals {

    private static final Cue[] CUES = Cue.values();

    private static final List<String> CUE_NAMES = Arrays.stream(CUES)
            .map(cue -> "cue-" + cue.name().toLowerCase(Locale.ROOT).replace('_', '-'))
            .toList();

    private static final int LONGEST_SNIPPET = 2000;

    /** The names of what tells how an argument goes, in the order of the numbers. */
    static final List<String> NAMES = named(false);

    /** The names of what tells whether it is right about the texts. */
    static final List<String> NAMES_WITH_TEXTS = named(true);

    private final SignalNumbers numbers;
    private final ContentSignals contents;

    private ReasonSignals(SignalNumbers numbers) {
        this.numbers = numbers;
        this.contents = new ContentSignals(numbers);
    }

    private static List<String> named(boolean withTexts) {
        CitationReasoningReader reader =
                CitationReasoningReader.of("", new ReasoningFacts("", "", false, List.of(), 0, false, ""));
        List<String> names = new ArrayList<>();
        ReasonSignals signals = new ReasonSignals(SignalNumbers.named(names));
        if (withTexts) {
            signals.read(MistakeReader.of(reader, new ArguedTexts("", "", "", ""), false));
        } else {
            signals.read(reader, CandidateContents.NONE);
        }
        return List.copyOf(names);
    }

    /** In the order of {@link #NAMES}. */
    static double[] of(CitationReasoningReader reader, CandidateContents candidates) {
        ReasonSignals signals = new ReasonSignals(SignalNumbers.unnamed());
        signals.read(reader, candidates);
        return signals.numbers.all();
    }

    /** In the order of {@link #NAMES_WITH_TEXTS}. */
    static double[] of(MistakeReader mistakes) {
        ReasonSignals signals = new ReasonSignals(SignalNumbers.unnamed());
        signals.read(mistakes);
        return signals.numbers.all();
    }

    private void read(CitationReasoningReader reader, CandidateContents candidates) {
        readReasons(reader);
        readRules(reader);
        new OrderSignals(numbers).read(reader);
        contents.readCandidates(reader.argument().clauses(), candidates);
    }

    private void read(MistakeReader mistakes) {
        readReasons(mistakes.reasoning());
        contents.readTexts(mistakes);
    }

    private void readReasons(CitationReasoningReader reader) {
        readFacts(reader.facts());
        numbers.put("english", reader.isEnglish());
        numbers.put("uses-context", reader.usesContext());
        numbers.put("claims-number-match", reader.claimsNumberMatch());
        readCues(reader.argument().clauses());
        contents.readReasons(reader);
    }

    private void readFacts(ReasoningFacts facts) {
        numbers.put("refusal", facts.isRefusal());
        numbers.put("lowered", facts.lowered());
        numbers.put("generic", facts.generic());
        numbers.put("number-cited", facts.hasNumber());
        numbers.put("number-offered", facts.offersNumber());
        numbers.put("number-shared", facts.sharesNumber());
        numbers.put("number-chosen", facts.choseByNumber());
        numbers.put("chosen-compatible", facts.concerns(facts.chosen()));
        numbers.put("held-back", facts.holdsBackAny());
        numbers.put("compatible", facts.countCompatible());
        numbers.put("candidates", facts.candidates().size());
        numbers.put("snippet-length", Math.min(facts.snippet().length(), LONGEST_SNIPPET));
    }

    private void readRules(CitationReasoningReader reader) {
        numbers.put("speaks-of-court", reader.speaksOfCourt());
        numbers.put("court-first", reader.courtFirst());
        numbers.put("handles-number", reader.handlesNumber());
        numbers.put("explains-limit", reader.explainsLimit());
        numbers.put("denies-court", reader.deniesCourt());
        numbers.put("lowers-for-seat", reader.lowersForSeat());
        numbers.put("lowers-for-missing-number", reader.lowersForMissingNumber());
        numbers.put("remarks-mismatch", reader.remarksMismatch());
        String named = reader.namedClass().orElse("");
        numbers.put("names-national", named.equals("NATIONAL"));
        numbers.put("names-specific", named.equals("SPECIFIC"));
        numbers.put("names-generic", named.equals("GENERIC"));
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
            numbers.put(CUE_NAMES.get(cue), cues[cue]);
        }
        numbers.put("clauses", clauses.size());
        numbers.put("words", words);
        numbers.put("negated", negated);
        numbers.put("lacking", lacking);
        numbers.put("conceded", conceded);
        numbers.put("court-denied", courtDenied);
        numbers.put("context-denied", contextDenied);
        numbers.put("number-denied", numberDenied);
    }
}
