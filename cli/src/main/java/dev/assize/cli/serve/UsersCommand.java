package dev.assize.cli.serve;

import dev.assize.cli.store.StoreOption;
import dev.assize.cli.terminal.Streams;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.OpenStore;
import dev.assize.server.account.Account;
import dev.assize.server.account.AccountStore;
import dev.assize.server.account.AuditLog;
import dev.assize.server.account.PasswordHash;
import dev.assize.server.account.Role;
import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Who may use the server of a store. */
@Command(
        name = "users",
        synopsisSubcommandLabel = "[COMMAND]",
        description = "List who may log in to the server of a store, or change that.",
        footer = {
            "",
            "Examples:",
            "  assize users add ann --role admin                   asks for a password",
            "  assize users add ci --role reviewer --token         prints a token for the API, once",
            "  assize users role ben reviewer",
            "  assize users remove ben"
        })
public final class UsersCommand implements Runnable {

    private static final int SHORTEST = 10;

    @Mixin
    private final StoreOption store;

    private final EngineContext context;
    private final Streams streams;

    private UsersCommand(EngineContext context, Streams streams) {
        this.store = new StoreOption(context);
        this.context = context;
        this.streams = streams;
    }

    public static CommandLine commandLine(EngineContext context, Streams streams) {
        return new CommandLine(new UsersCommand(context, streams))
                .addSubcommand(new Add(context, streams))
                .addSubcommand(new Password(context, streams))
                .addSubcommand(new ChangeRole(context, streams))
                .addSubcommand(new Token(context, streams))
                .addSubcommand(new Remove(context, streams));
    }

    @Override
    public void run() {
        try (OpenStore open = store.choice().open()) {
            List<Account> accounts = new AccountStore(open.database(), context.clock()).list();
            if (accounts.isEmpty()) {
                streams.note("no users yet in " + open.database().location() + "; 'assize users add NAME' makes one");
            }
            for (Account account : accounts) {
                streams.print(account.name() + "\t" + account.role().word() + "\t"
                        + (account.password() == null ? "" : "password")
                        + (account.password() != null && account.hasToken() ? "+" : "")
                        + (account.hasToken() ? "token" : "") + "\n");
            }
        }
    }

    /** What the commands share: a name, a store, and a line in the log. */
    private abstract static class Change implements Runnable {

        @Parameters(paramLabel = "NAME", description = "Who it is about.")
        private String name = "";

        @Mixin
        private final StoreOption store;

        private final EngineContext context;
        private final Streams streams;

        Change(EngineContext context, Streams streams) {
            this.store = new StoreOption(context);
            this.context = context;
            this.streams = streams;
        }

        @Override
        public void run() {
            try (OpenStore open = store.choice().open()) {
                String done = change(new AccountStore(open.database(), context.clock()), name);
                new AuditLog(open.database(), context.clock()).add("(command line)", "", "users", name, done);
                streams.note(done);
            }
        }

        /** Returns what was done. */
        abstract String change(AccountStore accounts, String who);

        void tell(String text) {
            streams.print(text + "\n");
        }

        SetupException unknown(String who) {
            return new SetupException("no user is called \"" + who + "\"; 'assize users' lists them");
        }

        String hashed(boolean fromInput) {
            char[] password = fromInput ? line(streams) : asked();
            if (password.length < SHORTEST) {
                throw new SetupException("a password has at least " + SHORTEST + " characters");
            }
            return PasswordHash.of(password);
        }

        private static char[] line(Streams streams) {
            try {
                String line =
                        new BufferedReader(new InputStreamReader(streams.in(), StandardCharsets.UTF_8)).readLine();
                return line == null ? new char[0] : line.toCharArray();
            } catch (IOException e) {
                throw new UncheckedIOException("the password cannot be read", e);
            }
        }

        // Later JDKs give a console without a terminal; reading from it then finds nothing, which is refused below.
        @SuppressWarnings("SystemConsoleNull")
        private static char[] asked() {
            Console console = System.console();
            if (console == null) {
                throw new SetupException("there is no terminal to ask for a password; give it with --password-stdin");
            }
            char[] first = console.readPassword("Password: ");
            char[] second = console.readPassword("Again: ");
            if (first == null || !java.util.Arrays.equals(first, second)) {
                throw new SetupException("the two are not the same; nothing was changed");
            }
            return first;
        }
    }

    @Command(name = "add", description = "Add somebody: with a password for the pages, or with a token for the API.")
    private static final class Add extends Change {
        @Option(
                names = "--role",
                paramLabel = "ROLE",
                description = "viewer looks, reviewer answers, admin starts runs. Default: ${DEFAULT-VALUE}.")
        private String role = "reviewer";

        @Option(names = "--token", description = "A token for the API instead of a password.")
        private boolean token;

        @Option(names = "--password-stdin", description = "Read the password from standard input.")
        private boolean fromInput;

        Add(EngineContext context, Streams streams) {
            super(context, streams);
        }

        @Override
        String change(AccountStore accounts, String who) {
            Role chosen = role(role);
            try {
                Account.requireName(who);
            } catch (IllegalArgumentException e) {
                throw new SetupException(String.valueOf(e.getMessage()));
            }
            if (accounts.find(who).isPresent() || !accounts.add(who, chosen, token ? null : hashed(fromInput))) {
                throw new SetupException("there is a user \"" + who + "\" already");
            }
            if (token) {
                tell(accounts.makeToken(who).orElseThrow(() -> unknown(who)));
            }
            return "added " + who + " as " + chosen.word();
        }
    }

    private static Role role(String word) {
        return Role.find(word)
                .orElseThrow(() -> SetupException.of(
                        "role", "found \"" + word + "\", expected one of " + String.join(", ", Role.words())));
    }

    @Command(
            name = "password",
            description = "Change a password; whoever is logged in under the old one is logged out.")
    private static final class Password extends Change {
        @Option(names = "--password-stdin", description = "Read the password from standard input.")
        private boolean fromInput;

        Password(EngineContext context, Streams streams) {
            super(context, streams);
        }

        @Override
        String change(AccountStore accounts, String who) {
            if (accounts.find(who).isEmpty() || !accounts.changePassword(who, hashed(fromInput))) {
                throw unknown(who);
            }
            return "changed the password of " + who;
        }
    }

    @Command(name = "role", description = "Change what somebody may do.")
    private static final class ChangeRole extends Change {
        @Parameters(index = "1", paramLabel = "ROLE", description = "viewer, reviewer or admin.")
        private @Nullable String role;

        ChangeRole(EngineContext context, Streams streams) {
            super(context, streams);
        }

        @Override
        String change(AccountStore accounts, String who) {
            Role chosen = role(String.valueOf(role));
            if (!accounts.changeRole(who, chosen)) {
                throw unknown(who);
            }
            return who + " is " + chosen.word() + " now";
        }
    }

    @Command(name = "token", description = "Print a new token for the API; an earlier one is void.")
    private static final class Token extends Change {
        Token(EngineContext context, Streams streams) {
            super(context, streams);
        }

        @Override
        String change(AccountStore accounts, String who) {
            tell(accounts.makeToken(who).orElseThrow(() -> unknown(who)));
            return "made a token for " + who;
        }
    }

    @Command(name = "remove", description = "Remove somebody; their answers stay.")
    private static final class Remove extends Change {
        Remove(EngineContext context, Streams streams) {
            super(context, streams);
        }

        @Override
        String change(AccountStore accounts, String who) {
            if (!accounts.remove(who)) {
                throw unknown(who);
            }
            return "removed " + who;
        }
    }
}
