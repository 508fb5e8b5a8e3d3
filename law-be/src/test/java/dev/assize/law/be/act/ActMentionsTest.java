package dev.assize.law.be.act;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.law.be.token.Tokens;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ActMentionsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            vu la loi du 5 mai 2014 relative à l'internement, le juge | loi du 5 mai 2014 relative à l'internement
            de wet van 3 juli 1978 betreffende de arbeidsovereenkomsten bepaalt dat | wet van 3 juli 1978 betreffende de arbeidsovereenkomsten
            la loi du 27 juin 1969 révisant l'arrêté-loi du 28 décembre 1944 dispose | loi du 27 juin 1969 révisant l'arrêté-loi du 28 décembre 1944
            arrêté royal n° 78 du 10 novembre 1967 relatif aux soins | arrêté royal n° 78 du 10 novembre 1967 relatif aux soins
            het KB van 26.4.2017. Verder | KB van 26.4.2017
            règlement (CE) n° 44/2001 du Conseil du 22 décembre 2000 concernant la compétence | règlement (CE) n° 44/2001 du Conseil du 22 décembre 2000 concernant la compétence
            directive 2004/38/CE, transposée | directive 2004/38/CE
            de gecoördineerde wetten van 18 juli 1966 | gecoördineerde wetten van 18 juli 1966
            Premier Protocole additionnel à la Convention européenne des droits de l'homme | Premier Protocole additionnel à la Convention européenne des droits de l'homme
            voorontwerp van wet tot invoering van een belasting | voorontwerp van wet tot invoering van een belasting
            """)
    void findsWhereTheNameOfAnActEnds(String text, String expected) {
        Tokens tokens = Tokens.of(text);
        ActMention mention = mentions(tokens).get(0);
        assertThat(tokens.text(mention.first(), mention.last())).isEqualTo(expected);
    }

    @Test
    void takesTheDateOfTheActAndNotTheOneInItsTitle() {
        ActMention mention = only("la loi du 27 juin 1969 révisant l'arrêté-loi du 28 décembre 1944");
        assertThat(mention.date()).isEqualTo(LocalDate.of(1969, 6, 27));
    }

    @Test
    void readsANounAfterADemonstrativeAsTakingUpAnAct() {
        ActMention mention = only("van dat besluit inzake de referentieperiode");
        assertThat(mention.form()).isEqualTo(ActMention.Form.GENERIC);
    }

    @Test
    void readsTheNumberOfAnActOfTheUnion() {
        assertThat(only("verordening (EU) nr. 1218/2012").number()).isEqualTo("1218/2012");
        assertThat(only("richtlijn 79/7/EEG").number()).isEqualTo("79/7");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de wet van 1 mei 2020 betreffende zaken (hierna: Zakenwet) geldt. De Zakenwet | Zakenwet
            la loi du 1er mai 2020 sur le sujet (ci-après : « la loi sujet ») vaut. La loi sujet | loi sujet
            la loi du 1er mai 2020 sur le sujet (LSJ) vaut. La LSJ | LSJ
            """)
    void learnsTheShortNameThatATextDefines(String text, String name) {
        Tokens tokens = Tokens.of(text);
        List<ActMention> mentions = mentions(tokens);
        ActMention last = mentions.get(mentions.size() - 1);
        assertThat(tokens.text(last.first(), last.last())).isEqualTo(name);
        assertThat(Objects.requireNonNull(last.defined()).date()).isEqualTo(LocalDate.of(2020, 5, 1));
    }

    @Test
    void doesNotReadAnAbbreviationInsideALongerOne() {
        assertThat(mentions(Tokens.of("la C.C.T. n° 5")))
                .noneMatch(mention -> mention.form() == ActMention.Form.ABBREVIATED);
    }

    private static ActMention only(String text) {
        List<ActMention> mentions = mentions(Tokens.of(text));
        assertThat(mentions).hasSize(1);
        return mentions.get(0);
    }

    private static List<ActMention> mentions(Tokens tokens) {
        return ActMentions.in(tokens, DateMarks.in(tokens), ActRegistry.standard())
                .all();
    }
}
