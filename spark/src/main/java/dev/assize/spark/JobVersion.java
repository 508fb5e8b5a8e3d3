package dev.assize.spark;

import org.apache.spark.package$;
import picocli.CommandLine.IVersionProvider;

/** The version of this job, and of the Spark that it runs on. */
final class JobVersion implements IVersionProvider {

    @Override
    public String[] getVersion() {
        String own = JobVersion.class.getPackage().getImplementationVersion();
        return new String[] {
            "assize " + (own == null ? "(not packaged)" : own),
            "Spark " + package$.MODULE$.SPARK_VERSION() + ", Java " + System.getProperty("java.version", "unknown")
        };
    }
}
