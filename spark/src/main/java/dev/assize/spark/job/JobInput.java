package dev.assize.spark.job;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;

/** The cases of a job, cut into numbered parts. */
interface JobInput {

    /** How many parts there are. */
    int parts();

    /** The files that hold the cases, as far as cases come from files that are known. */
    List<Path> files();

    /** By which the same input is known again, cut in the same way. */
    ArrayNode fingerprint();

    /**
     * Judges the parts that are named.
     *
     * @param pieces by the number of the part
     * @param most how many parts may be under way at the same time
     * @return what each came to, as text
     */
    List<String> judge(PartTask task, Map<Integer, PartTask.Piece> pieces, int most);

    /** Lets no more of them run at the same time than may be. */
    static List<String> collected(JavaRDD<String> tallies, int most) {
        return (tallies.getNumPartitions() > most ? tallies.coalesce(most) : tallies).collect();
    }
}
