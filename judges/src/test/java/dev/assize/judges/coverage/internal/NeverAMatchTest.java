package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pairs that look alike and mean something else, beside pairs that look different and mean the same. */
class NeverAMatchTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // roles
                "Germany beat Brazil in the final. | Brazil beat Germany in the final.",
                "Marie sued Paul. | Paul sued Marie.",
                "Marie sued Paul. | Marie was sued by Paul.",
                "Marie was sued by Paul. | Marie sued Paul.",
                "Piet Maes heeft Nadia Ferrer voor de rechter gedaagd. | Nadia Ferrer heeft Piet Maes voor de rechter gedaagd.",
                "Ivo Brandt hat Lena Krol im Jahr 1979 verklagt. | Lena Krol hat Ivo Brandt im Jahr 1979 verklagt.",
                // names
                "John Smith founded the company. | Jane Smith founded the company.",
                "Manchester United won the cup. | Manchester City won the cup.",
                "The summit took place in Vienna. | The summit took place in Geneva.",
                "King Albert II abdicated in July. | King Albert I abdicated in July.",
                "World War II ended in May. | World War I ended in May.",
                "Marie Dubois a signé l'acte. | Anne Dubois a signé l'acte.",
                "Jan Peeters tekende de akte. | Piet Peeters tekende de akte.",
                // numbers, units, bounds
                "The bridge is 300 metres long. | The bridge is 300 feet long.",
                "Le pont mesure 300 mètres. | Le pont mesure 300 kilomètres.",
                "De brug is 300 meter lang. | De brug is 300 kilometer lang.",
                "Die Brücke ist 300 Meter lang. | Die Brücke ist 300 Kilometer lang.",
                "More than 50 people died. | Fewer than 50 people died.",
                "The claim must be filed before 1 May. | The claim must be filed after 1 May.",
                "Le recours doit être introduit avant le 1 mai. | Le recours doit être introduit après le 1 mai.",
                "Er kamen meer dan 50 mensen. | Er kamen minder dan 50 mensen.",
                "Mehr als 50 Menschen kamen zu der Feier. | Weniger als 50 Menschen kamen zu der Feier.",
                "The term is at least 30 days. | The term is at most 30 days.",
                "Children aged 5 to 10 may enter. | Children aged 5 to 12 may enter.",
                "The committee has twelve members. | The committee has ten members.",
                // negation
                "The tower was completed in 1889. | It is false that the tower was completed in 1889.",
                "The tower was completed in 1889. | It is not true that the tower was completed in 1889.",
                "Der Turm wurde 1889 vollendet. | Es ist nicht wahr, dass der Turm 1889 vollendet wurde.",
                "La tour a été achevée en 1889. | Il est faux que la tour a été achevée en 1889.",
                "The patient left with his wife. | The patient left without his wife.",
                "He can swim. | He is unable to swim.",
                "Penguins fly over the ice. | Penguins cannot fly over the ice.",
                "Penguins swim. | Penguins never swim.",
                // examples
                "The pressure fell, e.g. from 30 bar to 5 bar. | The pressure fell, e.g. from 30 bar to 3 bar.",
                "It has offices in cities such as Turin. | It has offices in cities such as Oslo.",
                // parts of a word
                "The train is nonstop. | The train has a stop.",
                // one word changed, or two exchanged
                "Insulin is produced by the pancreas. | Insulin is produced by the liver.",
                "The museum is visited in autumn. | The museum is visited in spring.",
                "Plants absorb carbon dioxide and release oxygen. | Plants release carbon dioxide and absorb oxygen.",
                "Brussel is de hoofdstad van België. | Antwerpen is de hoofdstad van België.",
                "Goethe schrieb den Faust. | Schiller schrieb den Faust.",
                // numbers said of something else, or left open
                "The heart has four chambers. | The heart has two chambers and four valves.",
                "The law was adopted in 2005. | The law was adopted in 2005 or 2006.",
                // measures
                "The revenue was $4.5 million. | The revenue was €4.5 million.",
                "Le budget est de 5 millions d'euros. | Le budget est de 5 millions de dollars.",
                "Light takes 8 minutes to reach Earth. | Light takes 8 seconds to reach Earth.",
                "The meeting starts at 3 pm. | The meeting starts at 3 am.",
                "The meeting starts at 3 p.m. | The meeting starts at 3 a.m.",
                "The shop opens at 9 a.m. and sells bread. | The shop opens at 9 pm and sells bread.",
                "The rate fell to 3.4%. | The rate fell by 3.4%.",
                "Der Umsatz stieg um 5 %. | Der Umsatz stieg auf 5 %.",
                "Beethoven was born in Bonn in 1770. | Beethoven died in Bonn in 1770.",
                "La guerre a commencé en 1914. | La guerre s'est terminée en 1914.",
                // a negation of its own
                "The capital of Australia is Canberra. | Sydney, not Canberra, is the capital of Australia.",
                "Le siège est à Genève. | Le siège est à Zurich, pas à Genève.",
            })
    void isWhatSaysSomethingElse(String fact, String output) {
        Reading reading = OutputReader.of(output, "").statement(fact);
        assertThat(reading.stated()).as(reading.reason()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "Marie sued Paul. | Paul was sued by Marie.",
                "Air strikes were launched by Saudi forces. | Saudi Arabian forces launched air strikes a month ago.",
                "Sales rose 20% in May. | Sales rose by 20% in May.",
                "John Smith founded the company. | Smith founded the company.",
                "King Albert II abdicated in July. | King Albert abdicated in July.",
                "World War II ended in May. | World War 2 ended in May.",
                "The bridge is 300 metres long. | The bridge is 300 meters long.",
                "More than 50 people died. | Over 50 people died.",
                "The committee has twelve members. | The committee has 12 members.",
                "Le contrat a été signé le 3 mars 2019. | Le contrat fut signé le 03/03/2019.",
                "About 1.5 million people live there. | 1,500,000 people live there.",
                "The car is parked in the garage. | The automobile is parked in the garage.",
                "The kinds are constant pointer and free pointer. | The kinds are free pointer and constant pointer.",
                "Insulin is produced by the pancreas. | The pancreas is large. Insulin is produced by the gland.",
                "The treaty was signed in 1992. | The treaty was signed on 7 February 1992.",
                "The house has three bedrooms. | The house has three sunny bedrooms and two bathrooms.",
                "The steak costs $72. | The 72 oz steak costs $72.",
                "Water boils at 100 degrees Celsius. | Water boils at 100 °C.",
                "Le budget est de 5 millions d'euros. | Le budget s'élève à 5 millions d’euros.",
                "Light travels at 300,000 km per second. | Light travels at 300 000 km/s.",
                "Der Sitz ist in Genf. | Der Sitz ist nicht in Zürich, sondern in Genf.",
                "De zetel is in Gent. | De zetel is niet in Brugge maar in Gent.",
                "The seat is in Geneva. | The seat is in Geneva, not in Zurich.",
            })
    void isNotWhatSaysTheSameInOtherWords(String fact, String output) {
        Reading reading = OutputReader.of(output, "").statement(fact);
        assertThat(reading.stated()).as(reading.reason()).isTrue();
    }
}
