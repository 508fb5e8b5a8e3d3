package dev.assize.server.account;

import dev.assize.runs.store.Database;
import dev.assize.runs.store.Sql;
import java.time.Clock;
import java.util.List;

/** Who did what, and from where. Holds no text of a case and no secret. Threads share it. */
public final class AuditLog {

    /** One thing that somebody did. */
    public record Event(String at, String person, String address, String action, String subject, String detail) {}

    private static final int LONGEST = 300;

    private final Database database;
    private final Clock clock;

    public AuditLog(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    public void add(String person, String address, String action, String subject, String detail) {
        database.write(event(person, address, action, subject, detail));
    }

    /** For a transaction of the caller's: what is done and that it was done are kept together. */
    public Database.Change event(String person, String address, String action, String subject, String detail) {
        return connection -> Sql.update(
                connection,
                "INSERT INTO audit_event (at, person, address, action, subject, detail) VALUES (?, ?, ?, ?, ?, ?)",
                Sql.moment(clock.instant()),
                shortened(person),
                shortened(address),
                action,
                shortened(subject),
                shortened(detail));
    }

    private static String shortened(String text) {
        String plain = text.replaceAll("\\p{Cntrl}", " ");
        return plain.length() <= LONGEST ? plain : plain.substring(0, LONGEST);
    }

    /** The latest first. */
    public List<Event> latest(int most) {
        return database.read(connection -> Sql.list(
                connection,
                row -> new Event(
                        row.getString(1),
                        row.getString(2),
                        row.getString(3),
                        row.getString(4),
                        row.getString(5),
                        row.getString(6)),
                "SELECT at, person, address, action, subject, detail FROM audit_event ORDER BY id DESC LIMIT ?",
                most));
    }
}
