import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call as it arrived. */
export interface Arrived {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}
/** What the host is told to answer; an envelope of `data` where only that is given. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  data?: unknown;
  message?: string;
  /** The whole body in place of an envelope: JSON, or bytes as they are. */
  body?: unknown;
  delayMs?: number;
}
export interface RecordingHost {
  url: string;
  calls: Arrived[];
  /** Decides the answer of each call; set anew by each test. */
  answer: (call: Arrived) => Reply;
  close: () => Promise<void>;
}

/** Lets pages of another address call, as a host of its own must. */
const ANY_PAGE = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
};

/** A real host on a free port of the loopback that writes down every call. */
export async function startRecordingHost(): Promise<RecordingHost> {
  const host: RecordingHost = {
    url: '',
    calls: [],
    answer: () => ({ data: {} }),
    close: () => new Promise((resolve) => server.close(() => resolve()) && server.closeAllConnections()),
  };
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, ANY_PAGE).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const isJson = request.headers['content-type']?.startsWith('application/json');
    const call: Arrived = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: text ? (isJson ? JSON.parse(text) : text) : undefined,
    };
    host.calls.push(call);
    const { status = 200, headers, data, message, body, delayMs = 0 } = host.answer(call);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const envelope = body ?? { status: status < 400 ? 'success' : 'error', message, data };
    response
      .writeHead(status, { 'content-type': typeof envelope === 'string' ? 'text/plain' : 'application/json', ...ANY_PAGE, ...headers })
      .end(typeof envelope === 'string' ? envelope : JSON.stringify(envelope));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return host;
}

/** What a call was: its method, path and body. */
export function callOf({ method, path, body }: Arrived) {
  return body === undefined ? { method, path } : { method, path, body };
}
