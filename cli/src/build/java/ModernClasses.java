import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Writes the classes of a jar that were compiled for Java 5 or older in the form of Java 8, and changes nothing else. The JVM
 * takes no older class into its archive, and checks each of them the slow way at every start: for picocli a quarter of the
 * time of a short command. Run by the build over a copy of the library; arguments: jars.
 */
final class ModernClasses {

    /** The first form with the frames that make checking quick. */
    private static final int FIRST_WITH_FRAMES = Opcodes.V1_6;

    private ModernClasses() {}

    public static void main(String[] jars) throws IOException {
        for (String jar : jars) {
            modernise(Path.of(jar));
        }
    }

    private static void modernise(Path jar) throws IOException {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        int changed = 0;
        try (URLClassLoader classes = new URLClassLoader(new URL[] {jar.toUri().toURL()});
                ZipInputStream in = new ZipInputStream(Files.newInputStream(jar));
                ZipOutputStream out = new ZipOutputStream(written)) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                byte[] content = in.readAllBytes();
                ZipEntry copy = new ZipEntry(entry.getName());
                copy.setTime(entry.getTime());
                out.putNextEntry(copy);
                if (entry.getName().endsWith(".class") && version(content) < FIRST_WITH_FRAMES) {
                    content = withFrames(content, classes);
                    changed++;
                }
                out.write(content);
                out.closeEntry();
            }
        }
        if (changed > 0) {
            Files.write(jar, written.toByteArray());
        }
    }

    private static int version(byte[] content) {
        return (content[6] & 0xFF) << 8 | content[7] & 0xFF;
    }

    private static byte[] withFrames(byte[] content, ClassLoader classes) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
            @Override
            protected ClassLoader getClassLoader() {
                return classes;
            }
        };
        new ClassReader(content)
                .accept(
                        new ClassVisitor(Opcodes.ASM9, writer) {
                            @Override
                            public void visit(
                                    int version,
                                    int access,
                                    String name,
                                    String signature,
                                    String superName,
                                    String[] interfaces) {
                                super.visit(Opcodes.V1_8, access, name, signature, superName, interfaces);
                            }
                        },
                        ClassReader.SKIP_FRAMES);
        return writer.toByteArray();
    }
}
