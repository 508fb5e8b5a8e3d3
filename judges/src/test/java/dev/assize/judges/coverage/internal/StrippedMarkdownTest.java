package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StrippedMarkdownTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', ignoreLeadingAndTrailingWhitespace = false, textBlock = """
            The **value** is 1.|The   value   is 1.
            _Really_ old|' Really  old'
            snake_case stays|snake_case stays
            2*3 and a * b|2*3 and a * b
            ## Title|'   Title'
            see [the site](http://x.y)|'see  the site             '
            use `code` here|use  code  here
            """)
    void leavesEveryOtherCharacterWhereItStood(String markdown, String plain) {
        assertThat(StrippedMarkdown.plain(markdown)).isEqualTo(plain).hasSameSizeAs(markdown);
    }

    @Test
    void blanksFencesAndTablesButNotWhatTheyHold() {
        String text = "```java\nint a = 1;\n```\n| name | year |\n|------|------|\n| Oslo | 1990 |\n";
        String plain = StrippedMarkdown.plain(text);
        assertThat(plain)
                .hasSameSizeAs(text)
                .contains("int a = 1;", "Oslo", "1990")
                .doesNotContain("|", "`", "---");
    }

    @Test
    void leavesPointsOfAMarkingSchemeOutOfAReferenceAlone() {
        assertThat(ReferenceReader.read("Der Brief ist offen (0.25 P).", "").facts())
                .extracting(Item::text)
                .containsExactly("Der Brief ist offen");
        assertThat(StrippedMarkdown.plain("It got (2 points).")).contains("(2 points)");
    }

    @Test
    void readsFactsWithoutMarks() {
        assertThat(ReferenceReader.read("**a** is 1 and *b* is 2.", "").facts())
                .extracting(Item::text)
                .containsExactly("a is 1", "b is 2");
    }

    @Test
    void quotesTheOriginal() {
        String output = "## Result\n\nThe **bridge** was opened in **1932**.";
        Reading reading = OutputReader.of(output, "").statement("The bridge was opened in 1932");
        assertThat(reading.quote().orElseThrow().in(output)).isEqualTo("The **bridge** was opened in **1932");
    }

    @Test
    void takesALongFactApart() {
        String reference =
                "The battery uses a chemical reaction to maintain different electrical states at the terminals.";
        assertThat(ReferenceReader.read(reference, "").facts())
                .extracting(Item::text)
                .containsExactly(
                        "The battery uses a chemical reaction",
                        "The battery uses … to maintain different electrical states",
                        "The battery uses … at the terminals");
    }

    @Test
    @Timeout(10)
    void readsALineOfDashesOnce() {
        String dashes = "-".repeat(20_000);
        assertThat(StrippedMarkdown.plain(dashes + "x")).endsWith("x");
        assertThat(StrippedMarkdown.plain("a\n" + dashes + "\nb").strip())
                .startsWith("a")
                .endsWith("b")
                .doesNotContain("-");
    }
}
