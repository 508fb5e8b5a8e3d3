package dev.assize.judges.provision;

import dev.assize.judges.provision.Extraction.Act;

/** Decisions written for these tests, each with its perfect extraction. */
final class Decisions {

    static final Act CONSTITUTION = new Act("CONSTITUTION", "Constitution", "");
    static final Act CONTRACTS = new Act("LOI", "loi du 3 juillet 1978 relative aux contrats de travail", "1978-07-03");
    static final Act CIVIL_CODE = new Act("CODE", "Code civil", "");
    static final Act CONVENTION = new Act("TRAITE", "Convention européenne des droits de l'homme", "");
    static final Act DECREE = new Act("ARRETE_ROYAL", "arrêté royal du 12 mars 2003 relatif aux comptes", "2003-03-12");

    static final String FRENCH_TEXT = """
            La cour, statuant contradictoirement,

            Vu les articles 10, 11 et 172 de la Constitution;

            L'appelante invoque l'article 20, § 1er, 3°, de la loi du 3 juillet 1978 relative aux contrats de travail. Selon
            l'article 39bis de la même loi, le délai court dès la notification. L'intimée fonde sa demande sur les articles
            1382 à 1384 du Code civil et sur l'article 6.1 de la Convention européenne des droits de l'homme.

            L'article 7, alinéas 2 et 3, de l'arrêté royal du 12 mars 2003 relatif aux comptes, tel que modifié par la loi du
            5 juillet 1998, ne s'y oppose pas.

            Par ces motifs, la cour dit l'appel recevable mais non fondé.
            """;

    static final Act CODE = new Act("WETBOEK", "Gerechtelijk Wetboek", "");
    static final Act EMPLOYMENT =
            new Act("WET", "wet van 3 juli 1978 betreffende de arbeidsovereenkomsten", "1978-07-03");
    static final Act GDPR = new Act("EU_VERORDENING", "Verordening (EU) 2016/679", "");

    static final String DUTCH_TEXT = """
            Het hof, rechtdoende op tegenspraak,

            Gelet op de artikelen 1017, eerste lid, 1018 en 1022 Ger.W.;

            Krachtens artikel 39, § 1, tweede lid, van de wet van 3 juli 1978 betreffende de arbeidsovereenkomsten is de
            opzegging regelmatig. De werkgever wijst op artikel 6, lid 1, onder c), van Verordening (EU) 2016/679. Volgens
            artikel 1675/13 van het Gerechtelijk Wetboek kan dat niet. Zie ook artikel 82 van dezelfde wet.

            OM DEZE REDENEN, verklaart het hof het hoger beroep ongegrond.
            """;

    private Decisions() {}

    static Extraction french() {
        return new Extraction("FR", FRENCH_TEXT)
                .with(CONSTITUTION, "10", "11", "172")
                .with(CONTRACTS, "20, § 1er, 3°", "39bis")
                .with(CIVIL_CODE, "1382", "1383", "1384")
                .with(CONVENTION, "6, § 1")
                .with(DECREE, "7, alinéa 2", "7, alinéa 3");
    }

    static Extraction dutch() {
        return new Extraction("NL", DUTCH_TEXT)
                .with(CODE, "1017, eerste lid", "1018", "1022")
                .with(EMPLOYMENT, "39, § 1, tweede lid")
                .with(GDPR, "6, lid 1, onder c)")
                .with(CODE, "1675/13")
                .with(EMPLOYMENT, "82");
    }

    /** Forty paragraphs that cite forty articles of five acts, some with sub-divisions, some in ranges. */
    static Extraction longDecision() {
        StringBuilder text = new StringBuilder("De rechtbank overweegt het volgende.\n\n");
        Act[] acts = {
            CODE,
            EMPLOYMENT,
            new Act("WETBOEK", "Strafwetboek", ""),
            new Act("GRONDWET", "Grondwet", ""),
            new Act("VERDRAG", "EVRM", "")
        };
        for (int i = 0; i < 40; i++) {
            text.append("Overweging ")
                    .append(i + 1)
                    .append(". Naar luid van artikel ")
                    .append(100 + i)
                    .append(i % 3 == 0 ? ", § 2, " : " ");
            text.append("van ")
                    .append(i % 5 == 0 || i % 5 == 2 ? "het " : i % 5 == 4 ? "het " : "de ")
                    .append(acts[i % 5].name());
            text.append(
                    " heeft de eiser ongelijk, zoals de verweerder terecht opmerkt in zijn conclusie van 5 mei 2020.\n\n");
        }
        text.append("De artikelen 300 tot 303 van het Strafwetboek zijn niet geschonden.\n");
        Extraction extraction = new Extraction("NL", text.toString());
        for (int i = 0; i < 40; i++) {
            extraction.with(acts[i % 5], (100 + i) + (i % 3 == 0 ? ", § 2" : ""));
        }
        return extraction.with(acts[2], "300", "301", "302", "303");
    }
}
