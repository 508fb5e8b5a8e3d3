package dev.assize.law.be.provision;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GrowingGroupTest {

    private static final int LONG = 16_000;

    /** A list that counts how often one of its members is looked at. */
    private static final class Counted extends ArrayList<ArticleReference> {
        private static final long serialVersionUID = 1;
        private int looks;

        @Override
        public ArticleReference get(int index) {
            looks++;
            return super.get(index);
        }
    }

    private static ArticleReference article(String head, String... decimals) {
        ArticleNumeral numeral = new ArticleNumeral(head, List.of(decimals), "");
        return ArticleReference.written(numeral, List.of(List.of()), 0, 0);
    }

    @Test
    void looksAtEachArticleOfALongListOnce() {
        Counted articles = new Counted();
        GrowingGroup group = new GrowingGroup(articles);
        for (int i = 1; i <= LONG; i++) {
            articles.add(article(Integer.toString(i)));
            assertThat(group.hasDotted()).isFalse();
        }
        assertThat(articles.looks).isEqualTo(LONG);
    }

    @Test
    void forgetsADottedNumberThatIsTakenBack() {
        GrowingGroup group = new GrowingGroup(new ArrayList<>());
        group.references.add(article("1"));
        group.references.add(article("4", "1", "22"));
        assertThat(group.hasDotted()).isTrue();
        group.cutTo(1);
        assertThat(group.hasDotted()).isFalse();
        group.references.add(article("4", "1", "23"));
        assertThat(group.hasDotted()).isTrue();
    }

    @Test
    void looksAgainAtWhatReplacesWhatWasTakenBack() {
        GrowingGroup group = new GrowingGroup(new ArrayList<>());
        group.references.add(article("1"));
        group.references.add(article("2"));
        assertThat(group.hasDotted()).isFalse();
        group.cutTo(1);
        group.references.add(article("4", "1", "22"));
        assertThat(group.hasDotted()).isTrue();
    }
}
