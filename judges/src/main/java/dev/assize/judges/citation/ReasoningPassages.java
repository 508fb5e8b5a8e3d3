package dev.assize.judges.citation;

import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.judges.citation.internal.CandidateContents;
import dev.assize.judges.citation.internal.ReasoningFacts;
import dev.assize.judges.internal.memo.RecentResults;
import dev.assize.law.be.court.CourtClass;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.IntPredicate;

/**
 * The texts that go with the questions about a system's reasons, and the facts read back from them: who answers by rules
 * sees no more of a case than who answers as a model or as a person.
 */
final class ReasoningPassages {

    static final String REASONING = "reasoning";
    static final String CITATION = "citation";
    static final String CANDIDATES = "candidates";
    static final String OUTCOME = "outcome";
    static final String SUMMARIES = "summaries";

    private static final String COURT = "court: ";
    private static final String NUMBER = "number: ";
    private static final String NO_NUMBER = "none";
    private static final String NO_SEAT = "seat: none given";
    private static final String CITED_COURT = "can be the cited decision";
    private static final String BAR = " | ";
    private static final String DOT = ". ";

    /** The questions of several rounds list the same candidates. */
    private static final RecentResults<String, List<ReasoningFacts.NamedCandidate>> LISTED =
            new RecentResults<>(2, ReasoningPassages::listed);

    private ReasoningPassages() {}

    static List<Passage> of(CitationCase subject, CandidateStandings standings, String outcome) {
        List<Passage> passages = new ArrayList<>();
        passages.add(new Passage(REASONING, subject.output().reasoning()));
        passages.addAll(standings.passages());
        passages.add(new Passage(OUTCOME, outcome));
        passages.add(new Passage(CitationQuestions.SNIPPET, subject.snippet()));
        passages.add(new Passage(SUMMARIES, summaries(subject.candidates())));
        return passages;
    }

    /** What no answer about reasons or context changes. */
    static List<Passage> aboutCitation(CitationCase subject, List<CandidateStanding> standings) {
        return List.of(new Passage(CITATION, citation(subject)), new Passage(CANDIDATES, candidates(standings)));
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

    private static String candidates(List<CandidateStanding> standings) {
        StringBuilder lines = new StringBuilder();
        for (CandidateStanding standing : standings) {
            addLine(standing, lines);
        }
        return lines.toString();
    }

    private static void addLine(CandidateStanding standing, StringBuilder lines) {
        Candidate candidate = standing.candidate();
        String how = standing.isValid()
                ? CITED_COURT
                : switch (standing.alignment()) {
                    case OTHER_SEAT -> "another seat";
                    case OTHER_TYPE -> "another kind of court";
                    case SAME_COURT, SAME_TYPE, UNKNOWN -> "another date";
                };
        lines.append(lines.length() > 0 ? "\n" : "")
                .append(candidate.index())
                .append(DOT)
                .append(orDash(candidate.courtName()))
                .append(BAR)
                .append(orDash(candidate.number().bare()))
                .append(BAR)
                .append(candidate.knownDate().map(LocalDate::toString).orElse("-"))
                .append(BAR)
                .append(orDash(candidate.ecli()))
                .append(BAR)
                .append(how);
    }

    /** What each candidate is about, after its place; those without contents are left out. */
    private static String summaries(List<Candidate> candidates) {
        StringJoiner lines = new StringJoiner("\n");
        for (Candidate candidate : candidates) {
            if (candidate.hasContents()) {
                lines.add(candidate.index() + DOT + candidate.contents().replace('\n', ' '));
            }
        }
        return lines.toString();
    }

    /** What is told of the candidates with the questions of a round. */
    static CandidateContents contents(List<Question> round) {
        String place = OutcomeText.read(text(round, OUTCOME)).chosen() + DOT;
        String chosen = "";
        StringBuilder others = new StringBuilder();
        for (String line : text(round, SUMMARIES).split("\n")) {
            if (line.startsWith(place)) {
                chosen = line.substring(place.length());
            } else {
                others.append(line).append('\n');
            }
        }
        return new CandidateContents(chosen, others.toString());
    }

    private static String orDash(String text) {
        String line = oneLine(text);
        return line.isBlank() ? "-" : line;
    }

    private static String oneLine(String text) {
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (unit == '\n' || unit == '\r' || unit == '|') {
                return text.replace('\n', ' ')
                        .replace('\r', ' ')
                        .replace('|', '/')
                        .strip();
            }
        }
        return text.strip();
    }

    /**
     * The facts that the questions of a round tell together; each carries only the texts that its wording speaks of.
     *
     * @param contextDecides whether the context points to the candidate at that place
     */
    static ReasoningFacts facts(List<Question> round, IntPredicate contextDecides) {
        String citation = text(round, CITATION);
        OutcomeText outcome = OutcomeText.read(text(round, OUTCOME));
        int place = outcome.chosen();
        String number = value(citation, NUMBER);
        return new ReasoningFacts(
                value(citation, COURT),
                number.equals(NO_NUMBER) ? "" : number,
                citation.contains(NO_SEAT),
                LISTED.of(text(round, CANDIDATES)),
                place == 0 && !outcome.refused() ? Integer.MAX_VALUE : place,
                place > 0 && outcome.isLowered(contextDecides.test(place)),
                text(round, CitationQuestions.SNIPPET),
                outcome.confidence());
    }

    private static String text(List<Question> round, String passage) {
        for (Question question : round) {
            Optional<Passage> found = question.find(passage);
            if (found.isPresent()) {
                return found.get().text();
            }
        }
        return "";
    }

    /** What stands behind a name, in the first line that begins with it. */
    private static String value(String citation, String name) {
        int start = 0;
        while (start < citation.length()) {
            int end = citation.indexOf('\n', start);
            int stop = end < 0 ? citation.length() : end;
            if (citation.startsWith(name, start)) {
                return citation.substring(start + name.length(), stop).strip();
            }
            start = stop + 1;
        }
        return "";
    }

    private static List<ReasoningFacts.NamedCandidate> listed(String lines) {
        List<ReasoningFacts.NamedCandidate> candidates = new ArrayList<>();
        for (String line : lines.split("\n")) {
            candidate(line).ifPresent(candidates::add);
        }
        return List.copyOf(candidates);
    }

    private static Optional<ReasoningFacts.NamedCandidate> candidate(String line) {
        int dot = line.indexOf(DOT);
        int court = dot < 0 ? -1 : line.indexOf(BAR, dot + 2);
        int number = court < 0 ? -1 : line.indexOf(BAR, court + BAR.length());
        if (number < 0 || dot == 0 || !line.chars().limit(dot).allMatch(unit -> unit >= '0' && unit <= '9')) {
            return Optional.empty();
        }
        return Optional.of(new ReasoningFacts.NamedCandidate(
                Integer.parseInt(line.substring(0, dot)),
                unlessDash(line.substring(dot + 2, court)),
                unlessDash(line.substring(court + BAR.length(), number)),
                line.endsWith(BAR + CITED_COURT)));
    }

    private static String unlessDash(String text) {
        return text.equals("-") ? "" : text;
    }
}
