package dev.assize.models.internal.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import javax.net.SocketFactory;

/**
 * Sockets without Nagle's algorithm. A request of more than 8 KB leaves in several writes, and a later one would wait until
 * the server has acknowledged those before it, which many servers do after 40 ms.
 */
final class NoDelaySocketFactory extends SocketFactory {

    @Override
    public Socket createSocket() throws IOException {
        Socket socket = new Socket();
        socket.setTcpNoDelay(true);
        return socket;
    }

    @Override
    public Socket createSocket(String host, int port) {
        throw connected();
    }

    @Override
    public Socket createSocket(String host, int port, InetAddress local, int localPort) {
        throw connected();
    }

    @Override
    public Socket createSocket(InetAddress host, int port) {
        throw connected();
    }

    @Override
    public Socket createSocket(InetAddress host, int port, InetAddress local, int localPort) {
        throw connected();
    }

    private static UnsupportedOperationException connected() {
        return new UnsupportedOperationException("The client connects its sockets itself");
    }
}
