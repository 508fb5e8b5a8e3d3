package dev.assize.judges.provision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.judges.provision.Extraction.Act;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whoever answers must see the article and its act, wherever the source has them. */
class ExcerptsTest {

    private static final Act CODE = new Act("CODE", "Code pénal", "");
    private static final String DISPUTED = "L'article 12 du contrat prévoit une indemnité.";
    private static final String FILLING =
            "Le demandeur expose les faits de la cause et les pièces qu'il produit à l'appui de ses dires. ".repeat(80);

    /** Asks the questions of a case and answers none. */
    private static List<Question> questions(String source) {
        List<Question> asked = new ArrayList<>();
        Answerer listening = new Answerer() {
            private final Answerer open = new EmbeddedDisputes();

            @Override
            public AnswererIdentity identity() {
                return open.identity();
            }

            @Override
            public Replies answer(List<Question> round) {
                asked.addAll(round);
                return open.answer(round);
            }
        };
        new Extraction("FR", source).with(CODE, "5").result(RangePolicy.ALL, listening);
        return asked;
    }

    private static String excerpt(String source) {
        return questions(source).get(0).require("excerpt");
    }

    @Test
    void areTheWholeOfAShortSource() {
        String source = "L'article 5 du Code pénal s'applique. " + DISPUTED;
        assertThat(excerpt(source)).isEqualTo(source);
    }

    @Test
    void showTheArticleOfALongOneAndWhereItsActIsNamed() {
        String source =
                "L'article 5 du Code pénal s'applique. Vu le contrat du 3 mai 2019. " + FILLING + DISPUTED + FILLING;
        String excerpt = excerpt(source);
        assertThat(excerpt).contains(DISPUTED).hasSizeLessThan(source.length() / 2);
        assertThat(source).contains(excerpt.split("\n\\[…\\]\n", -1));
    }

    @Test
    void areTheSameForNeighbours() {
        String source = "L'article 5 du Code pénal s'applique. " + FILLING + DISPUTED
                + " L'article 13 du contrat le limite, et l'article 14 du contrat le fixe. " + FILLING;
        assertThat(questions(source))
                .hasSizeGreaterThan(2)
                .extracting(question -> question.require("excerpt"))
                .containsOnly(excerpt(source));
    }

    @Test
    void cutNoWord() {
        for (String part : excerpt("L'article 5 du Code pénal s'applique. " + FILLING + DISPUTED + FILLING)
                .split("\n\\[…\\]\n", -1)) {
            assertThat(FILLING + " L'article 5 du Code pénal s'applique. " + DISPUTED)
                    .contains(part.strip().split("\\s+")[0]);
        }
    }
}
