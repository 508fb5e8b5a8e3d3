package dev.assize.cli.terminal;

import picocli.CommandLine.IVersionProvider;

/** The version of this program and of the Java it runs on. */
public final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        String own = Version.class.getPackage().getImplementationVersion();
        return new String[] {
            "assize " + (own == null ? "(not packaged)" : own), "Java " + System.getProperty("java.version", "unknown")
        };
    }
}
