package dev.assize.cli.law;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.terminal.Streams;
import dev.assize.core.json.Json;
import dev.assize.law.be.court.Court;
import dev.assize.law.be.court.CourtReading;
import dev.assize.law.be.court.CourtType;
import dev.assize.law.be.court.Courts;
import dev.assize.text.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Reads one or two court names; two are compared. */
@Command(
        name = "court",
        description = "Read a court's name as people write it. Given two, say how they stand to one another.")
final class CourtCommand implements Runnable {

    @Parameters(index = "0", paramLabel = "NAME", description = "A court's name, such as \"Arbh. Luik, afd. Namen\".")
    private String name = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "OTHER", description = "Another one to compare it with.")
    private String other = "";

    @Mixin
    private final LawFormat format = new LawFormat();

    private final Streams streams;

    CourtCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        CourtReading reading = Courts.belgian().read(name);
        ObjectNode written = written(reading);
        if (!other.isBlank()) {
            CourtReading second = Courts.belgian().read(other);
            written.put("alignment", reading.alignmentWith(second).name());
            written.put("other", second.reason());
        }
        streams.print(format.write(written));
    }

    private static ObjectNode written(CourtReading reading) {
        ObjectNode written = Json.object()
                .put("written", reading.written())
                .put("class", reading.courtClass().name())
                .put("type", reading.type().map(CourtType::id).orElse(null))
                .put("level", reading.type().map(type -> type.level().name()).orElse(null));
        Court court = reading.court().orElse(null);
        if (court != null) {
            written.put("code", court.ecliCode().orElse(null))
                    .put("fr", court.name(Language.FRENCH))
                    .put("nl", court.name(Language.DUTCH))
                    .put("de", court.name(Language.GERMAN));
        }
        if (reading instanceof CourtReading.Elsewhere elsewhere) {
            written.put("elsewhere", elsewhere.id());
        }
        if (reading instanceof CourtReading.Named named && named.division() != null) {
            written.put(
                    "division",
                    Courts.belgian()
                            .place(named.division())
                            .map(place -> place.name(Language.FRENCH))
                            .orElse(named.division()));
        }
        if (reading instanceof CourtReading.Unread unread) {
            written.put("unread", unread.cause().name());
        }
        return written.put("reason", reading.reason());
    }
}
