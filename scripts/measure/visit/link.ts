import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The link: there and back in milliseconds, bytes a second, and what a server sends before the first receipt (RFC 6928). */
const LINK = { roundTrip: 150, bytesPerSecond: 200_000, segment: 1460, window: 14_600 } as const;

/** How many times slower than this machine the phone is. */
export const SLOWDOWN = 4;

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A slow way to a server, and what went through it. */
export type SlowLink = {
  readonly origin: string;
  /** How many bytes came since the last reset. */
  readonly received: number;
  readonly reset: () => void;
  /** Until nothing has come for so many milliseconds. */
  readonly quiet: (milliseconds: number) => Promise<void>;
  readonly close: () => void;
};

/**
 * A link that any request takes, whoever in the browser makes it: the throttling of the developer tools knows neither
 * connections nor pages that are rendered ahead. A connection costs a round trip before its first byte; what is sent
 * before a receipt is limited and doubles with each round trip, as TCP does it (slow start); all connections share the
 * bandwidth. TLS passes through it as on any link. There is no lookup of a name.
 */
export async function slowLink(target: string): Promise<SlowLink> {
  const { protocol, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  let received = 0;
  let last = performance.now();
  let free = 0;

  const server = createServer((client) => {
    const opened = performance.now();
    const upstream = connect(Number(targetPort), 'localhost');
    const waiting: Buffer[] = [];
    // What is under way, either way: timers that are due in the same millisecond may be called in any order.
    const coming: Buffer[] = [];
    const going: Buffer[] = [];
    let window: number = LINK.window;
    let unreceipted = 0;
    let isEnded = false;

    const send = () => {
      while (waiting[0] && unreceipted + waiting[0].length <= window) {
        const bytes = waiting.shift() ?? Buffer.alloc(0);
        unreceipted += bytes.length;
        const now = performance.now();
        free = Math.max(free, now) + (bytes.length / LINK.bytesPerSecond) * 1000;
        coming.push(bytes);
        setTimeout(
          () => {
            const next = coming.shift() ?? Buffer.alloc(0);
            received += next.length;
            last = performance.now();
            if (!client.destroyed) client.write(next);
          },
          free - now + LINK.roundTrip / 2,
        );
        setTimeout(
          () => {
            unreceipted -= bytes.length;
            window += bytes.length;
            send();
          },
          free - now + LINK.roundTrip,
        );
      }
      if (isEnded && waiting.length === 0) setTimeout(() => client.end(), free - performance.now() + LINK.roundTrip);
    };

    client.on('data', (bytes: Buffer) => {
      last = performance.now();
      const connecting = Math.max(0, opened + LINK.roundTrip - performance.now());
      going.push(bytes);
      setTimeout(
        () => {
          const next = going.shift() ?? Buffer.alloc(0);
          if (!upstream.destroyed) upstream.write(next);
        },
        connecting + LINK.roundTrip / 2,
      );
    });
    upstream.on('data', (bytes: Buffer) => {
      for (let from = 0; from < bytes.length; from += LINK.segment) {
        waiting.push(bytes.subarray(from, from + LINK.segment));
      }
      send();
    });
    upstream.on('end', () => {
      isEnded = true;
      send();
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay();
      // A browser that goes away breaks its connections off.
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('close', () => upstream.destroy());
  });

  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${protocol}//localhost:${port}`,
    get received() {
      return received;
    },
    reset() {
      received = 0;
    },
    async quiet(milliseconds) {
      while (performance.now() - last < milliseconds) await pause(50);
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
