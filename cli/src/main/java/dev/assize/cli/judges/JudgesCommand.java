package dev.assize.cli.judges;

import dev.assize.cli.terminal.Cells;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.engine.judge.JudgeCatalog;
import java.util.List;
import picocli.CommandLine.Command;

/** Lists the judges. */
@Command(name = "judges", description = "List the judges, one on each line: its name and what it judges.")
public final class JudgesCommand implements Runnable {

    private final Streams streams;
    private final Terminal terminal;

    public JudgesCommand(Streams streams, Terminal terminal) {
        this.streams = streams;
        this.terminal = terminal;
    }

    @Override
    public void run() {
        List<JudgeProvider> judges = JudgeCatalog.installed().list();
        int width = judges.stream()
                .mapToInt(judge -> judge.id().value().length())
                .max()
                .orElse(0);
        for (JudgeProvider judge : judges) {
            String name = terminal.style().bold(Cells.fit(judge.id().value(), width));
            streams.print(name + "  " + judge.title() + "\n");
        }
    }
}
