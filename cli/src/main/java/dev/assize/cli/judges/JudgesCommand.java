package dev.assize.cli.judges;

import dev.assize.cli.Streams;
import dev.assize.cli.Version;
import dev.assize.cli.terminal.Cells;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.JudgeId;
import dev.assize.judges.StandardJudges;
import picocli.CommandLine.Command;

/** Lists the judges. */
@Command(
        name = "judges",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "List the judges, one on each line: its name and what it judges.")
public final class JudgesCommand implements Runnable {

    private final Streams streams;
    private final Terminal terminal;

    public JudgesCommand(Streams streams, Terminal terminal) {
        this.streams = streams;
        this.terminal = terminal;
    }

    @Override
    public void run() {
        int width = StandardJudges.ids().stream()
                .mapToInt(id -> id.value().length())
                .max()
                .orElse(0);
        for (JudgeId id : StandardJudges.ids()) {
            String name = terminal.style().bold(Cells.fit(id.value(), width));
            streams.print(name + "  " + StandardJudges.title(id.value()).orElse("") + "\n");
        }
    }
}
