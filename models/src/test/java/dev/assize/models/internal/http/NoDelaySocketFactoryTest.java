package dev.assize.models.internal.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.Socket;
import org.junit.jupiter.api.Test;

class NoDelaySocketFactoryTest {

    @Test
    void sendAtOnce() throws Exception {
        try (Socket socket = new NoDelaySocketFactory().createSocket()) {
            assertThat(socket.getTcpNoDelay()).isTrue();
            assertThat(socket.isConnected()).isFalse();
        }
    }
}
