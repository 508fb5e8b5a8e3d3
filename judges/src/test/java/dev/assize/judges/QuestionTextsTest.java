package dev.assize.judges;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.flow.Hearing;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionOutline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What somebody reads who answers the questions: each text by the name that the wording uses, and no other. */
class QuestionTextsTest {

    private static final List<String> JUDGES =
            List.of("citation-mapping", "brand-extraction", "reference-coverage", "provision-extraction");

    private static List<Question> asked(String judge) throws IOException {
        RunnableJudge found = StandardJudges.find(judge).orElseThrow();
        Hearing<?> hearing = new Hearing<>(found.judge(), found.embedded());
        List<Question> questions = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of("..", "examples", judge + ".jsonl"))) {
            hearing.hear("case", (ObjectNode) Json.parse(line), null).answers().asked().stream()
                    .map(Answers.Answered::question)
                    .forEach(questions::add);
        }
        return questions;
    }

    @ParameterizedTest
    @ValueSource(strings = {"citation-mapping", "brand-extraction", "reference-coverage", "provision-extraction"})
    void everyTextThatIsListedIsOneThatTheWordingNames(String judge) throws IOException {
        List<Question> questions = asked(judge);
        assertThat(questions).isNotEmpty();
        assertThat(questions)
                .allSatisfy(question -> assertThat(question.passages())
                        .extracting(Passage::name)
                        .allSatisfy(
                                name -> assertThat(question.wording().text()).contains(name)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            context-supports          | share the subject
            context-supports          | no more than a field of law
            which-candidate           | or "none"
            lowers-for-seat           | Naming a maximum that holds for citations without a place is not trusting it less
            lowers-for-missing-number | Naming a maximum that holds for citations without a number is not trusting it less
            named-class               | words that say the same
            named-class               | is no classification
            explains-limit            | say that no ceiling applies
            explains-limit            | A mere score or range
            same-court                | Where several courts are named
            same-court                | no court is named at all
            claims-number-match       | in another notation counts as the same
            court-first               | when it speaks of the court alone
            court-first               | What it merely grants
            denies-court              | merely grants, is no ground
            uses-context              | only says that the context decides
            misreads-context          | A claimed agreement that is not there
            misreads-context          | names of courts, may be quoted
            misreads-context          | A shortened quotation, a translation, or a wider name
            misreads-context          | what is said of a candidate without contents does not count
            overfits-keywords         | only ground in the contents
            remarks-mismatch          | That a court, a place or a case number does not fit is another matter
            handles-number            | the citation or a candidate gives none
            explains-limit            | no more is allowed
            uses-context              | did not look at the contents
            lowers-for-seat           | Whether it is right to hold its place against one of them does not matter
            chain-of-thought          | a brand in the output that it rules out
            chain-of-thought          | takes for something other than a brand
            chain-of-thought          | arrives at no brand while the output has entries
            chain-of-thought          | a sentence that names the brand with its ground is one statement
            evidence-usage            | rightly or wrongly, what a word of them means
            evidence-usage            | the name of the brand is enough
            admits-doubt              | raises and then settles does not count
            list-facts                | A step of a procedure is a fact, also as an order
            list-facts                | no fact repeats another
            list-conclusions          | no judgement that the reference only reports of somebody else
            list-terms                | only that of the main subject is one
            uses-term                 | another word of the same stem
            uses-term                 | an everyday paraphrase are a no
            states-fact               | an item that tells of a plan is stated by the same plan
            chain-of-thought          | Entries that it does not speak of do not break this
            evidence-usage            | To name it only to rule it out
            relation-of-entry         | in the plural or mistyped
            relation-of-entry         | one letter away from the brand
            states-fact               | leaves out a detail that the item could do without
            states-fact               | parted by a slash
            states-fact               | 1,500 or 1500
            states-fact               | quote both, with ... between them
            states-fact               | A number, date, place or name that the item gives and the output_text does not is no such detail
            states-fact               | What follows from its words with certainty counts as stated
            states-fact               | so is what the output_text does not mention
            states-fact               | who reports the fact is one
            list-facts                | can be understood alone
            list-facts                | by a slash
            draws-conclusion          | such as "therefore" need not be there
            same-organization         | If the two share fewer than three things
            same-organization         | One point that stands elsewhere is no reversed order
            """)
    void aWordingSettlesWhatReadersAskedAbout(String wording, String words) {
        Map<String, String> texts = new TreeMap<>();
        JUDGES.forEach(judge -> StandardJudges.find(judge).orElseThrow().judge().info().questions().stream()
                .map(QuestionOutline::wording)
                .forEach(found -> texts.put(found.name(), found.text().replaceAll("\\s+", " "))));
        assertThat(texts).containsKey(wording);
        assertThat(texts.get(wording)).contains(words);
    }
}
