package dev.assize.runs.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

class SqliteLibraryTest {

    @TempDir
    Path folder;

    @Test
    void keepsOneWholeCopyInAFolderOfItsVersion() throws IOException {
        Path kept = SqliteLibrary.kept(folder).orElseThrow();

        assertThat(kept).isEqualTo(folder.resolve("sqlite-" + SQLiteJDBCLoader.getVersion()));
        try (var original = SQLiteJDBCLoader.class.getResourceAsStream(
                        LibraryLoaderUtil.getNativeLibResourcePath() + "/" + LibraryLoaderUtil.getNativeLibName());
                Stream<Path> files = Files.list(kept)) {
            List<Path> all = files.toList();
            assertThat(all).containsExactly(kept.resolve(LibraryLoaderUtil.getNativeLibName()));
            assertThat(all.get(0)).hasBinaryContent(original.readAllBytes());
        }
    }

    @Test
    void leavesACopyThatIsThereAlone() throws IOException {
        Path library = SqliteLibrary.kept(folder).orElseThrow().resolve(LibraryLoaderUtil.getNativeLibName());
        FileTime then = FileTime.from(Instant.parse("2020-01-01T00:00:00Z"));
        Files.setLastModifiedTime(library, then);

        SqliteLibrary.kept(folder);

        assertThat(Files.getLastModifiedTime(library)).isEqualTo(then);
    }

    @Test
    void leavesItToTheDriverWhereNothingCanBeWritten() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));

        assertThat(SqliteLibrary.kept(file)).isEmpty();
    }
}
