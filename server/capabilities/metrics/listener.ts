import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { valuesIn } from '#/model/values/shapes.ts';
import { ConfigError } from '#/server/config/config.ts';

/** Where metrics are answered. */
export interface Listening {
  /** `http://127.0.0.1:9464/metrics`. */
  address: string;
  close(): Promise<void>;
}

/** What is answered, and as which type. */
interface Page {
  type: string;
  text(): Promise<string>;
  /** What goes wrong, with the text or the server, is told here, and nobody who asks. */
  failed(error: unknown): void;
}

/**
 * Answers GET /metrics on an address of its own, and nothing else; it keeps no process alive.
 * @throws ConfigError where the address is taken or not to be had
 */
export async function listen(page: Page, { host, port }: { host: string; port: number }): Promise<Listening> {
  const server = createServer((request, response) => void answer(page, request, response)).unref();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new ConfigError(`METRICS_PORT and METRICS_HOST: ${String(valuesIn(error).message)}; stop what listens there, or set other ones`);
  }
  // Unheard, it would end the process: a socket that cannot be accepted, say.
  server.on('error', (error) => page.failed(error));
  return { address: addressOf(server), close: () => close(server) };
}

async function answer(page: Page, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url?.split('?')[0] !== '/metrics') return end(response, 404, 'Metrics are at /metrics\n');
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, 'GET alone\n', { allow: 'GET, HEAD' });
  try {
    const text = await page.text();
    end(response, 200, request.method === 'HEAD' ? '' : text, { 'content-type': page.type });
  } catch (error) {
    page.failed(error);
    end(response, 500, 'The metrics cannot be read: the log says why\n');
  }
}

function end(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers }).end(text);
}

function addressOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/metrics`;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
