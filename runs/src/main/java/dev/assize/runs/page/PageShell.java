package dev.assize.runs.page;

/** What every page begins with, whether it is a file or comes from a server: its head, and the bar with its switch for dark and light. */
public final class PageShell {

    private PageShell() {}

    /** From the first byte to the end of the head. */
    public static String opening(String head) {
        return "<!doctype html>\n<html lang=\"en\">\n<head>\n" + head + "</head>\n<body>\n";
    }

    /** The end of every page. */
    public static String closing() {
        return "</body>\n</html>\n";
    }

    /**
     * The bar, and the beginning of what is below it.
     *
     * @param content what stands in the bar before the switch
     * @param main the id of where those go who skip the bar
     */
    public static Markup bar(Markup content, String main) {
        Markup bar = new Markup();
        bar.element("a.skip", "Skip to the content", "href", "#" + main);
        bar.open("header.bar").open("div.wrap").add(content);
        bar.element(
                "button",
                "Dark",
                "id",
                "theme",
                "class",
                "button small",
                "type",
                "button",
                "aria-label",
                "Switch between dark and light");
        return bar.close("div").close("header").open("div.wrap");
    }
}
