package dev.assize.judges.citation;

import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.judges.citation.internal.ReasoningFacts;
import dev.assize.law.be.court.CourtClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The texts that go with the questions about a system's reasons, and the facts read back from them: who answers by rules
 * sees no more of a case than who answers as a model or as a person.
 */
final class ReasoningPassages {

    static final String REASONING = "reasoning";
    static final String CITATION = "citation";
    static final String CANDIDATES = "candidates";
    static final String OUTCOME = "outcome";

    private static final String COURT = "court: ";
    private static final String NUMBER = "number: ";
    private static final String NO_NUMBER = "none";
    private static final String NO_SEAT = "seat: none given";
    private static final String CITED_COURT = "can be the cited decision";
    private static final String NOT_CHOSEN = "no candidate was chosen";
    private static final Pattern CHOSEN = Pattern.compile("candidate (\\d+) was chosen with ([\\d.]+)%");
    private static final Pattern DESERVED = Pattern.compile("deserves (\\d+)-\\d+%(?:.*else (\\d+)-\\d+%)?");
    private static final String BAR = " | ";

    private ReasoningPassages() {}

    static List<Passage> of(CitationCase subject, CandidateStandings standings, String outcome) {
        return List.of(
                new Passage(REASONING, subject.output().reasoning()),
                new Passage(CITATION, citation(subject)),
                new Passage(CANDIDATES, candidates(standings)),
                new Passage(OUTCOME, outcome),
                new Passage(CitationQuestions.SNIPPET, subject.snippet()));
    }

    private static String citation(CitationCase subject) {
        Cited cited = subject.cited();
        List<String> lines = new ArrayList<>();
        lines.add(COURT + oneLine(cited.courtName()));
        if (subject.courts().courtClass() == CourtClass.GENERIC) {
            lines.add(NO_SEAT);
        }
        if (cited.date() != null) {
            lines.add("date: " + cited.date());
        }
        lines.add(NUMBER + (cited.hasNumber() ? oneLine(cited.number().bare()) : NO_NUMBER));
        if (!cited.ecli().isBlank()) {
            lines.add("ECLI: " + oneLine(cited.ecli()));
        }
        return String.join("\n", lines);
    }

    private static String candidates(CandidateStandings standings) {
        return standings.all().stream().map(ReasoningPassages::line).collect(Collectors.joining("\n"));
    }

    private static String line(CandidateStanding standing) {
        Candidate candidate = standing.candidate();
        String how = standing.isValid()
                ? CITED_COURT
                : switch (standing.alignment()) {
                    case OTHER_SEAT -> "another seat";
                    case OTHER_TYPE -> "another kind of court";
                    case SAME_COURT, SAME_TYPE, UNKNOWN -> "another date";
                };
        return candidate.index() + ". " + orDash(candidate.courtName()) + " | "
                + orDash(candidate.number().bare()) + " | " + how;
    }

    private static String orDash(String text) {
        String line = oneLine(text);
        return line.isBlank() ? "-" : line;
    }

    private static String oneLine(String text) {
        return text.replace('\n', ' ').replace('\r', ' ').replace('|', '/').strip();
    }

    /** What the system did, and what the right answer deserves. */
    static String outcome(CitationCase subject, ExpectedRange otherwise, Optional<ExpectedRange> ifContextDecides) {
        Optional<ProposedMatch> top = subject.output().top();
        if (top.isEmpty()) {
            return NOT_CHOSEN;
        }
        String chosen = top.get()
                .found()
                .map(candidate -> "candidate " + candidate.index() + " was chosen with ")
                .orElse("a decision that is not listed was chosen with ");
        String deserved = ifContextDecides
                .map(range -> "deserves " + range + " if the context points to it, else " + otherwise)
                .orElseGet(() -> "deserves " + otherwise);
        return chosen + top.get().confidence() + "; the right answer " + deserved;
    }

    /**
     * The facts that the questions of a round tell together; each carries only the texts that its wording speaks of.
     *
     * @param contextDecides whether the context points to the candidate at that place
     */
    static ReasoningFacts facts(List<Question> round, IntPredicate contextDecides) {
        String citation = text(round, CITATION);
        String outcome = text(round, OUTCOME);
        Matcher chosen = CHOSEN.matcher(outcome);
        int place = chosen.find() ? Integer.parseInt(chosen.group(1)) : 0;
        boolean refused = outcome.equals(NOT_CHOSEN);
        return new ReasoningFacts(
                value(citation, COURT),
                value(citation, NUMBER).equals(NO_NUMBER) ? "" : value(citation, NUMBER),
                citation.contains(NO_SEAT),
                candidates(text(round, CANDIDATES)),
                place == 0 && !refused ? Integer.MAX_VALUE : place,
                place > 0 && isLowered(outcome, chosen.group(2), contextDecides.test(place)),
                text(round, CitationQuestions.SNIPPET),
                place > 0 ? chosen.group(2) : "");
    }

    private static String text(List<Question> round, String passage) {
        return round.stream()
                .flatMap(question -> question.find(passage).stream())
                .map(Passage::text)
                .findFirst()
                .orElse("");
    }

    private static boolean isLowered(String outcome, String confidence, boolean contextDecides) {
        Matcher deserved = DESERVED.matcher(outcome);
        if (!deserved.find()) {
            return false;
        }
        String least = contextDecides || deserved.group(2) == null ? deserved.group(1) : deserved.group(2);
        return Double.parseDouble(confidence) < Double.parseDouble(least);
    }

    private static String value(String citation, String name) {
        return citation.lines()
                .filter(line -> line.startsWith(name))
                .map(line -> line.substring(name.length()).strip())
                .findFirst()
                .orElse("");
    }

    private static List<ReasoningFacts.NamedCandidate> candidates(String lines) {
        return lines.lines().flatMap(line -> candidate(line).stream()).toList();
    }

    private static Optional<ReasoningFacts.NamedCandidate> candidate(String line) {
        int dot = line.indexOf(". ");
        int court = dot < 0 ? -1 : line.indexOf(BAR, dot + 2);
        int number = court < 0 ? -1 : line.indexOf(BAR, court + BAR.length());
        if (number < 0 || dot == 0 || !line.chars().limit(dot).allMatch(unit -> unit >= '0' && unit <= '9')) {
            return Optional.empty();
        }
        return Optional.of(new ReasoningFacts.NamedCandidate(
                Integer.parseInt(line.substring(0, dot)),
                unlessDash(line.substring(dot + 2, court)),
                unlessDash(line.substring(court + BAR.length(), number)),
                line.substring(number + BAR.length()).equals(CITED_COURT)));
    }

    private static String unlessDash(String text) {
        return text.equals("-") ? "" : text;
    }
}
