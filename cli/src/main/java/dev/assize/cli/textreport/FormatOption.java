package dev.assize.cli.textreport;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.help.WrongUsage;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

/**
 * {@code --format}, with the forms that a command has. Which these are and what help says of them differs from command to
 * command, so the option is made and not annotated.
 */
@Grouped(HelpGroup.OUTPUT)
@Command // Without options of its own the library takes nothing for a mixin that is none.
public final class FormatOption {

    private final String description;
    private final List<PrintedForm> forms;
    private @Nullable PrintedForm given;

    /** @param description as help says it, with the default */
    public FormatOption(String description, PrintedForm... forms) {
        this.description = description;
        this.forms = List.of(forms);
    }

    public static FormatOption textOrJson() {
        return new FormatOption("text or json. Default: text.", PrintedForm.TEXT, PrintedForm.JSON);
    }

    public static FormatOption tableOrJson() {
        return new FormatOption("table or json. Default: table.", PrintedForm.TABLE, PrintedForm.JSON);
    }

    /** The library calls this where the option is mixed in. */
    @Spec(Spec.Target.MIXEE)
    void addTo(CommandSpec command) {
        command.addOption(OptionSpec.builder("--format")
                .paramLabel("FORMAT")
                .type(PrintedForm.class)
                .converters(text -> WrongUsage.oneOf(forms, text))
                .description(description)
                .userObject(field())
                .getter(this::value)
                .setter(this::set)
                .build());
    }

    /** By which help knows the group. */
    private static Field field() {
        try {
            return FormatOption.class.getDeclaredField("given");
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException("It stands above", e);
        }
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // The library's own signature.
    private <T> @Nullable T value() {
        return (T) given;
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private <T> @Nullable T set(@Nullable T value) {
        PrintedForm before = given;
        given = (PrintedForm) value;
        return (T) before;
    }

    public Optional<PrintedForm> given() {
        return Optional.ofNullable(given);
    }

    public PrintedForm or(PrintedForm usual) {
        return given == null ? usual : given;
    }

    public boolean isJson() {
        return given == PrintedForm.JSON;
    }

    /**
     * What was asked for, by the option or by the name of the file.
     *
     * @param screen where there is no file
     * @param other for a file whose name asks for none of the forms; null where that is wrong
     */
    public Optional<PrintedForm> chosen(@Nullable String file, PrintedForm screen, @Nullable PrintedForm other) {
        if (given != null || file == null) {
            return Optional.of(or(screen));
        }
        return PrintedForm.named(file).filter(forms::contains).or(() -> Optional.ofNullable(other));
    }
}
