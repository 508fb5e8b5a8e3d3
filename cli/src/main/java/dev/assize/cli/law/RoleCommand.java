package dev.assize.cli.law;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.terminal.Streams;
import dev.assize.core.json.Json;
import dev.assize.law.be.role.CaseNumber;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Reads one or two case numbers; two are compared. */
@Command(name = "role", description = "Read a case number. Given two, say whether they are one number.")
final class RoleCommand implements Runnable {

    @Parameters(index = "0", paramLabel = "NUMBER", description = "A case number, such as \"R.G. C.17.0234.F\".")
    private String number = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "OTHER", description = "Another one to compare it with.")
    private String other = "";

    @Mixin
    private final LawFormat format = new LawFormat();

    private final Streams streams;

    RoleCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        CaseNumber read = CaseNumber.read(number);
        ObjectNode written = Json.object()
                .put("written", read.written())
                .put("kind", read.kind().name())
                .put("number", read.bare());
        read.parts().forEach(written.putArray("parts")::add);
        if (!other.isBlank()) {
            CaseNumber second = CaseNumber.read(other);
            written.put("other", second.bare())
                    .put("match", read.compare(second).name());
        }
        streams.print(format.write(written));
    }
}
