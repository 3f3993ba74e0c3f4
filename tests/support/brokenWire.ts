import { once } from 'node:events';
import net from 'node:net';

/** A wire to a server that a test can cut, hold and shut. */
export interface BrokenWire {
  /** The server's address, through the wire. */
  url: string;
  /** Ends every connection, as a server that dies. */
  cut(): void;
  /** From now on what the server answers is kept back; `cut` forgets it. @returns resolves when the server answered something */
  withhold(): Promise<void>;
  /** New connections are refused, and those there are ended. */
  shut(): Promise<void>;
  /** As in the beginning. */
  open(): Promise<void>;
  /** New connections lead to another server, as an address that has been given to it. */
  leadTo(databaseUrl: string): void;
  close(): Promise<void>;
}

/** Lays a wire to the server of a database's address. */
export async function brokenWire(databaseUrl: string): Promise<BrokenWire> {
  let target = new URL(databaseUrl);
  const pairs = new Set<net.Socket>();
  let withheld: (() => void) | undefined;
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port || 5432), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      pairs.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        pairs.delete(one);
        other.destroy();
      });
    }
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => (withheld ? withheld() : near.write(bytes)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  const cut = () => {
    withheld = undefined;
    for (const socket of pairs) socket.destroy();
  };
  const shut = async () => {
    cut();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  return {
    url: url.href,
    cut,
    withhold: () =>
      new Promise((resolve) => {
        withheld = resolve;
      }),
    shut,
    leadTo(other) {
      target = new URL(other);
    },
    async open() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    close: shut,
  };
}
