package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told as untrue, denied, only thought about or said of a smaller share states nothing, in whatever frame and language. */
class TakenBackTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "The old mill at Carrow was built by monks. | That the old mill at Carrow was built by monks is a stubborn legend, refuted long ago by surveyors.",
                "Garlic keeps mosquitoes away from campers. | Many campers share the superstition that garlic keeps mosquitoes away. Repellent works better.",
                "Minister Ruth Alden sold state land to her brother. | Minister Ruth Alden rejected the accusation that she had sold state land to her brother.",
                "Pilot Sam Orley fell asleep during the flight. | A newspaper had claimed that pilot Sam Orley fell asleep during the flight. The paper had to retract the false report.",
                "The bakery Holm uses frozen dough. | \"The bakery Holm uses frozen dough\": that is a fairy tale, says the owner. The bread is baked at four.",
                "Singer Ada Milne has left the band Northway. | Has singer Ada Milne left the band Northway? No, the manager says. The tour starts in June.",
                "The lake of Torrin was poisoned by the paint factory. | Neighbours accused the paint factory of poisoning the lake of Torrin, but the laboratory proved the accusation to be unfounded.",
                "Reading in dim light ruins the eyes. | Grandmothers warn that reading in dim light ruins the eyes; studies have shown that this is incorrect.",
                "The striker Ivo Lenz will move to Valdona. | \"Rubbish,\" said Ivo Lenz about the report that the striker will move to Valdona.",
                "The company Brevix paid bribes in Marlow. | Brevix denied allegations of having paid bribes in Marlow. The company was founded in 1980.",
                "Vikings wore horned helmets in battle. | Contrary to popular belief, Vikings did not wear horned helmets in battle.",
                "The dam at Pell has cracks in its wall. | The rumour about cracks in the wall of the dam at Pell turned out to be a hoax.",
                "The hail damaged the greenhouses of Orvel. | The greenhouses of Orvel came through the hail undamaged.",
                "The treaty was signed by the Duke of Harn. | The treaty remained unsigned by the Duke of Harn.",
                "The museum of Tarn is accessible to wheelchairs. | The museum of Tarn is inaccessible to wheelchairs. It opens at nine.",
                "The firm Calder has closed its office in Pella. | The firm Calder is considering closing its office in Pella.",
                "All shops in the centre of Milden were closed. | A good third of the shops in the centre of Milden were closed.",
                "Most of the teachers in Ardel support the reform. | Only a minority of the teachers in Ardel support the reform.",
                "Le vieux moulin de Carrou a été construit par des moines. | Que le vieux moulin de Carrou ait été construit par des moines est une légende tenace.",
                "L'ail éloigne les moustiques des campeurs. | Selon une superstition répandue, l'ail éloignerait les moustiques des campeurs. Mieux vaut une lotion.",
                "La ministre Rose Aldin a vendu un terrain de l'État à son frère. | La ministre Rose Aldin a rejeté l'accusation selon laquelle elle aurait vendu un terrain de l'État à son frère.",
                "Le pilote Marc Orlet s'est endormi pendant le vol. | Un journal avait affirmé que le pilote Marc Orlet s'était endormi pendant le vol. Le journal a dû rétracter cette fausse information.",
                "La boulangerie Holme utilise de la pâte congelée. | « La boulangerie Holme utilise de la pâte congelée » : c'est une fable, selon le patron. Le pain est cuit à quatre heures.",
                "La chanteuse Ada Milnet a quitté le groupe Norvoie. | La chanteuse Ada Milnet a-t-elle quitté le groupe Norvoie ? Non, répond son agent. La tournée commence en juin.",
                "L'usine de peinture a empoisonné le lac de Torrin. | Des riverains accusaient l'usine de peinture d'avoir empoisonné le lac de Torrin, mais le laboratoire a montré que l'accusation était sans fondement.",
                "Lire dans la pénombre abîme les yeux. | Les grands-mères répètent que lire dans la pénombre abîme les yeux ; des études ont montré que c'est inexact.",
                "L'attaquant Ivo Lenz rejoint le club de Valdone. | « Des bêtises », a dit Ivo Lenz à propos du bruit selon lequel l'attaquant rejoint le club de Valdone.",
                "Le capitaine Doran a coulé son propre navire. | L'histoire du capitaine Doran qui a coulé son propre navire est inventée de toutes pièces.",
                "La société Brévix a versé des pots-de-vin à Marlon. | La société Brévix réfute avoir versé des pots-de-vin à Marlon.",
                "Les Vikings portaient des casques à cornes au combat. | Contrairement à une idée reçue, les Vikings ne portaient pas de casques à cornes au combat.",
                "Le barrage de Pelle présente des fissures. | L'idée que le barrage de Pelle présente des fissures relève du fantasme, assure l'exploitant.",
                "La grêle a abîmé les serres d'Orvel. | La grêle a laissé intactes les serres d'Orvel.",
                "Le musée de Tarn est accessible aux fauteuils roulants. | Le musée de Tarn est inaccessible aux fauteuils roulants.",
                "L'entreprise Calder a fermé son bureau de Pella. | L'entreprise Calder réfléchit à fermer son bureau de Pella.",
                "Tous les magasins du centre de Milden étaient fermés. | Un bon tiers des magasins du centre de Milden étaient fermés.",
                "La plupart des enseignants d'Ardel soutiennent la réforme. | Seule une minorité des enseignants d'Ardel soutient la réforme.",
                "De oude molen van Karel werd door monniken gebouwd. | Dat de oude molen van Karel door monniken werd gebouwd, is een taaie legende.",
                "Knoflook houdt muggen weg bij kampeerders. | Veel kampeerders delen het bijgeloof dat knoflook muggen weghoudt. Een middel van de apotheek werkt beter.",
                "Minister Ruth Aalders verkocht staatsgrond aan haar broer. | Minister Ruth Aalders wees de beschuldiging van de hand dat ze staatsgrond aan haar broer had verkocht.",
                "Piloot Sam Orlee viel tijdens de vlucht in slaap. | Een krant had beweerd dat piloot Sam Orlee tijdens de vlucht in slaap viel. De krant moest het valse bericht intrekken.",
                "Bakkerij Holm gebruikt diepgevroren deeg. | 'Bakkerij Holm gebruikt diepgevroren deeg': een sprookje, zegt de eigenaar. Het brood wordt om vier uur gebakken.",
                "Zangeres Ada Milne heeft de groep Noordweg verlaten. | Heeft zangeres Ada Milne de groep Noordweg verlaten? Nee, zegt haar manager. De tournee begint in juni.",
                "De verffabriek heeft het meer van Torrin vergiftigd. | Buren beschuldigden de verffabriek ervan het meer van Torrin te hebben vergiftigd, maar het laboratorium toonde aan dat de aantijging ongegrond was.",
                "Lezen bij weinig licht bederft de ogen. | Grootmoeders waarschuwen dat lezen bij weinig licht de ogen bederft; studies hebben aangetoond dat dat niet klopt.",
                "Spits Ivo Lens vertrekt naar Valdona. | 'Larie,' zei Ivo Lens over het gerucht dat de spits naar Valdona vertrekt.",
                "Kapitein Doran liet zijn eigen schip zinken. | Het verhaal dat kapitein Doran zijn eigen schip liet zinken, is door een rivaal uit de duim gezogen.",
                "Het bedrijf Brevix betaalde smeergeld in Marlo. | Het bedrijf Brevix ontkent smeergeld te hebben betaald in Marlo.",
                "Vikingen droegen in de strijd helmen met hoorns. | Het is een wijdverbreid misverstand dat Vikingen in de strijd helmen met hoorns droegen.",
                "De stuwdam van Pelle vertoont scheuren. | Het praatje als zou de stuwdam van Pelle scheuren vertonen, is verzonnen.",
                "De hagel beschadigde de serres van Orvel. | De serres van Orvel bleven onbeschadigd door de hagel.",
                "De horlogekast van de Tarn 5 is waterdicht. | Waterdicht is de horlogekast van de Tarn 5 jammer genoeg niet.",
                "De firma Kalder heeft haar kantoor in Pella gesloten. | De firma Kalder overweegt haar kantoor in Pella te sluiten.",
                "Alle winkels in het centrum van Milden waren dicht. | Een goed derde van de winkels in het centrum van Milden was dicht.",
                "De meeste leraren in Ardel steunen de hervorming. | Slechts een minderheid van de leraren in Ardel steunt de hervorming.",
                "Die alte Mühle von Karlau wurde von Mönchen gebaut. | Dass die alte Mühle von Karlau von Mönchen gebaut wurde, ist eine zählebige Sage.",
                "Knoblauch hält Mücken von Zeltenden fern. | Viele Zeltende hängen dem Aberglauben an, Knoblauch halte Mücken von ihnen fern.",
                "Ministerin Ruth Alden verkaufte ihrem Bruder Staatsland. | Ministerin Ruth Alden wies die Anschuldigung von sich, sie habe ihrem Bruder Staatsland verkauft.",
                "Der Pilot Sven Orlen schlief während des Fluges ein. | Eine Zeitung hatte behauptet, der Pilot Sven Orlen sei während des Fluges eingeschlafen. Das Blatt musste die Falschmeldung zurücknehmen.",
                "Die Bäckerei Holm verwendet gefrorenen Teig. | „Die Bäckerei Holm verwendet gefrorenen Teig“: Das sei ein Märchen, sagt der Inhaber. Gebacken wird um vier Uhr.",
                "Die Sängerin Ada Miln hat die Band Nordweg verlassen. | Hat die Sängerin Ada Miln die Band Nordweg verlassen? Nein, sagt ihr Manager. Die Tournee beginnt im Juni.",
                "Die Farbenfabrik vergiftete den See von Torrin. | Anwohner warfen der Farbenfabrik vor, den See von Torrin vergiftet zu haben; das Labor zeigte, dass der Vorwurf unbegründet war.",
                "Lesen bei schwachem Licht verdirbt die Augen. | Großmütter warnen, dass Lesen bei schwachem Licht die Augen verdirbt; Studien haben gezeigt, dass dies nicht zutrifft.",
                "Der Stürmer Ivo Lenz wechselt nach Valdona. | „Quatsch“, sagte Ivo Lenz über die Meldung, dass der Stürmer nach Valdona wechselt.",
                "Kapitän Doran versenkte sein eigenes Schiff. | Die Geschichte, Kapitän Doran habe sein eigenes Schiff versenkt, ist frei erfunden.",
                "Die Firma Brevix zahlte in Marlo Schmiergeld. | Die Firma Brevix bestreitet, in Marlo Schmiergeld gezahlt zu haben.",
                "Wikinger trugen im Kampf Helme mit Hörnern. | Dass Wikinger im Kampf Helme mit Hörnern trugen, gehört ins Reich der Fabel.",
                "Die Staumauer von Pelle hat Risse. | Die Behauptung, die Staumauer von Pelle habe Risse, entbehrt jeder Grundlage.",
                "Der Hagel beschädigte die Gewächshäuser von Orvel. | Die Gewächshäuser von Orvel blieben vom Hagel unbeschädigt.",
                "Die Uhr Tarn 5 ist stoßfest. | Stoßfest ist die Uhr Tarn 5 bedauerlicherweise nicht.",
                "Die Firma Kalder hat ihr Büro in Pella geschlossen. | Die Firma Kalder erwägt, ihr Büro in Pella zu schließen.",
                "Der Maler Jost Binder malte den Altar von Rehm. | Wahrscheinlich malte ihn der Maler Jost Binder, den Altar von Rehm; belegt ist das nicht.",
                "Alle Geschäfte im Zentrum von Milden waren geschlossen. | Ein gutes Drittel der Geschäfte im Zentrum von Milden war geschlossen.",
                "Die meisten Lehrer in Ardel unterstützen die Reform. | Nur eine Minderheit der Lehrer in Ardel unterstützt die Reform.",
            })
    void isNotStated(String fact, String output) {
        assertThat(OutputReader.of(output, "").statement(fact).stated())
                .as(output)
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "The old mill at Carrow was built by monks. | It is no legend: the old mill at Carrow was built by monks.",
                "The court in Belden rejected the claim of the miller. | In the end the claim of the miller was rejected by the court in Belden.",
                "Minister Ruth Alden denied the accusation. | The accusation was denied by minister Ruth Alden. She stays in office.",
                "The novel Blue Harbour tells the legend of a drowned bell. | In the novel Blue Harbour the legend of a drowned bell is told. It sold well.",
                "The engineer Holt found an error in the plans of the bridge. | Holt, an engineer, found an error in the bridge's plans. The error was costly.",
                "Most of the teachers in Ardel support the reform. | The majority of the teachers in Ardel support the reform.",
                "Le vieux moulin de Carrou a été construit par des moines. | Ce n'est pas une légende : le vieux moulin de Carrou a été construit par des moines.",
                "Le tribunal de Belden a rejeté la demande du meunier. | La demande du meunier a été rejetée par le tribunal de Belden.",
                "La ministre Rose Aldin a démenti l'accusation. | L'accusation a été démentie par la ministre Rose Aldin. Elle reste en poste.",
                "Le roman Port bleu raconte la légende d'une cloche noyée. | Dans le roman Port bleu, on raconte la légende d'une cloche noyée.",
                "L'ingénieur Holt a trouvé une erreur dans les plans du pont. | Holt, ingénieur, a trouvé une erreur dans les plans du pont. L'erreur coûtait cher.",
                "La plupart des enseignants d'Ardel soutiennent la réforme. | La majorité des enseignants d'Ardel soutient la réforme.",
                "De oude molen van Karel werd door monniken gebouwd. | Het is geen legende: de oude molen van Karel werd door monniken gebouwd.",
                "De rechtbank van Belden verwierp de eis van de molenaar. | De eis van de molenaar werd door de rechtbank van Belden verworpen.",
                "Minister Ruth Aalders ontkende de beschuldiging. | De beschuldiging werd door minister Ruth Aalders ontkend. Ze blijft op post.",
                "De roman Blauwe haven vertelt de legende van een verdronken klok. | In de roman Blauwe haven wordt de legende van een verdronken klok verteld.",
                "Ingenieur Holt vond een fout in de plannen van de brug. | In de plannen van de brug vond ingenieur Holt een fout. De fout was duur.",
                "De meeste leraren in Ardel steunen de hervorming. | Een meerderheid van de leraren in Ardel steunt de hervorming.",
                "Die alte Mühle von Karlau wurde von Mönchen gebaut. | Es ist keine Legende: Die alte Mühle von Karlau wurde von Mönchen gebaut.",
                "Das Gericht in Belden verwarf die Klage des Müllers. | Die Klage des Müllers wurde vom Gericht in Belden verworfen.",
                "Ministerin Ruth Alden wies den Vorwurf zurück. | Der Vorwurf wurde von Ministerin Ruth Alden zurückgewiesen. Sie bleibt im Amt.",
                "Der Roman Blauer Hafen erzählt die Sage einer versunkenen Glocke. | Im Roman Blauer Hafen wird die Sage einer versunkenen Glocke erzählt.",
                "Der Ingenieur Holt fand einen Fehler in den Plänen der Brücke. | In den Plänen der Brücke fand der Ingenieur Holt einen Fehler. Der Fehler war teuer.",
                "Die meisten Lehrer in Ardel unterstützen die Reform. | Die Mehrheit der Lehrer in Ardel unterstützt die Reform.",
            })
    void isNotWhatOnlySoundsSo(String fact, String output) {
        assertThat(OutputReader.of(output, "").statement(fact).stated())
                .as(output)
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "The phone Zeta 4 is waterproof. | The Zeta 4 weighs 180 grams. The phone is not waterproof.",
                "Das Telefon Zeta 4 ist wasserdicht. | Das Zeta 4 wiegt 180 Gramm. Wasserdicht ist das Telefon leider nicht.",
                "De telefoon Zeta 4 is waterdicht. | De Zeta 4 weegt 180 gram. Waterdicht is de telefoon helaas niet.",
                "Der Maler Jost Binder schuf den Altar der Marienkirche. | Der Altar der Marienkirche ist aus Holz. Vermutlich schuf ihn der Maler Jost Binder.",
            })
    void mayBeToldOfWhatTheSentenceBeforeNames(String fact, String output) {
        assertThat(OutputReader.of(output, "").statement(fact).stated())
                .as(output)
                .isFalse();
    }
}
