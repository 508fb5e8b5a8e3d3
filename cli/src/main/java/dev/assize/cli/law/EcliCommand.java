package dev.assize.cli.law;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.terminal.Streams;
import dev.assize.core.json.Json;
import dev.assize.engine.setup.SetupException;
import dev.assize.law.be.ecli.Ecli;
import dev.assize.text.Language;
import java.time.LocalDate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Reads an ECLI, however it was copied. */
@Command(name = "ecli", description = "Read an ECLI in any spelling: court, year, type, date, number.")
final class EcliCommand implements Runnable {

    @Parameters(paramLabel = "ECLI", description = "Such as ECLI:BE:CASS:2018:ARR.20180315.1")
    private String text = "";

    @Mixin
    private final LawFormat format = new LawFormat();

    private final Streams streams;

    EcliCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        Ecli ecli = Ecli.read(text)
                .orElseThrow(() -> new SetupException(
                        "\"" + text + "\" is no ECLI; expected the form ECLI:BE:CASS:2018:ARR.20180315.1"));
        ObjectNode written = Json.object()
                .put("ecli", ecli.toString())
                .put("strict", Ecli.parse(text).isPresent())
                .put("country", ecli.country())
                .put("court", ecli.courtCode())
                .put(
                        "court_name",
                        ecli.court().map(court -> court.name(Language.FRENCH)).orElse(null))
                .put("year", ecli.year())
                .put("type", ecli.type())
                .put("ordinal", ecli.ordinal())
                .put("date", ecli.embeddedDate().map(LocalDate::toString).orElse(null))
                .put("number", ecli.decisionNumber().orElse(null));
        streams.print(format.write(written));
    }
}
