package dev.assize.judges.internal.language;

import dev.assize.testkit.LanguagePackContract;
import dev.assize.text.LanguagePack;
import dev.assize.text.lang.de.German;
import dev.assize.text.lang.en.English;
import dev.assize.text.lang.fr.French;
import dev.assize.text.lang.nl.Dutch;
import java.util.List;
import org.junit.jupiter.api.Nested;

class StandardLanguagePacksTest {

    @Nested
    class EnglishPack extends LanguagePackContract {
        @Override
        protected LanguagePack pack() {
            return new English();
        }

        @Override
        protected List<String> sentences() {
            return List.of(
                    "The council did not approve the budget in the second week of March.",
                    "Two of the five witnesses were heard again because their statements differed.");
        }

        @Override
        protected List<String> formsOfOneWord() {
            return List.of("building", "buildings");
        }
    }

    @Nested
    class FrenchPack extends LanguagePackContract {
        @Override
        protected LanguagePack pack() {
            return new French();
        }

        @Override
        protected List<String> sentences() {
            return List.of(
                    "Le conseil n'a pas approuvé le budget dans la deuxième semaine de mars.",
                    "Deux des cinq témoins ont été entendus une nouvelle fois par le juge.");
        }

        @Override
        protected List<String> formsOfOneWord() {
            return List.of("bâtiment", "bâtiments");
        }
    }

    @Nested
    class DutchPack extends LanguagePackContract {
        @Override
        protected LanguagePack pack() {
            return new Dutch();
        }

        @Override
        protected List<String> sentences() {
            return List.of(
                    "De raad heeft de begroting in de tweede week van maart niet goedgekeurd.",
                    "Twee van de vijf getuigen werden opnieuw gehoord door de rechter.");
        }

        @Override
        protected List<String> formsOfOneWord() {
            return List.of("gebouwd", "bouwde");
        }
    }

    @Nested
    class GermanPack extends LanguagePackContract {
        @Override
        protected LanguagePack pack() {
            return new German();
        }

        @Override
        protected List<String> sentences() {
            return List.of(
                    "Der Rat hat den Haushalt in der zweiten Woche des März nicht genehmigt.",
                    "Zwei der fünf Zeugen wurden von dem Richter noch einmal gehört.");
        }

        @Override
        protected List<String> formsOfOneWord() {
            return List.of("gemeldet", "meldete");
        }
    }
}
