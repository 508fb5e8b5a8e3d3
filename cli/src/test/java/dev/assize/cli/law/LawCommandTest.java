package dev.assize.cli.law;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.cli.Session;
import dev.assize.core.json.Json;
import org.junit.jupiter.api.Test;

class LawCommandTest {

    @Test
    void printsWhatWasUnderstoodOfACourt() {
        Session session = Session.run("law", "court", "Arbh. Luik, afd. Namen");
        assertThat(session.exit()).isZero();
        assertThat(session.out())
                .contains("code: CTLIE", "class: SPECIFIC", "division: Namur", "nl: Arbeidshof te Luik");
    }

    @Test
    void comparesTwoCourtsAsJson() throws JsonProcessingException {
        JsonNode read = Json.parse(Session.run("law", "court", "Cass.", "Hof van Cassatie", "--format", "json")
                .out());
        assertThat(read.path("alignment").asText()).isEqualTo("SAME_COURT");
        assertThat(read.path("class").asText()).isEqualTo("NATIONAL");
    }

    @Test
    void saysWhyANameIsUnread() {
        assertThat(Session.run("law", "court", "Procureur du Roi").out()).contains("unread: NOT_A_COURT");
        assertThat(Session.run("law", "court", "CJUE").out()).contains("elsewhere: CJEU");
    }

    @Test
    void printsThePartsOfAnEcli() {
        assertThat(Session.run("law", "ecli", "ecli.be.ghcc.2005.arr.177").out())
                .contains("ecli: ECLI:BE:GHCC:2005:ARR.177", "number: 177/2005", "strict: false");
        Session wrong = Session.run("law", "ecli", "C.17.0234.F");
        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err()).contains("is no ECLI");
    }

    @Test
    void comparesTwoNumbers() throws JsonProcessingException {
        assertThat(Session.run("law", "role", "Pas. 2004, I, 68").out()).contains("kind: PUBLICATION");
        JsonNode read = Json.parse(Session.run("law", "role", "C.17.0234.F", "C170234F", "--format", "json")
                .out());
        assertThat(read.path("match").asText()).isEqualTo("FUZZY");
    }
}
