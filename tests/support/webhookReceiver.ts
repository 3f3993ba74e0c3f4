import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a receiver was sent. */
export interface Sent {
  headers: http.IncomingHttpHeaders;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a body holds is what each test is about
  body: any;
}

/** A program that webhooks send to, on a port of its own. */
export interface WebhookReceiver {
  address: string;
  sent: Sent[];
  /** What the next requests are answered with; `silent`: not at all. */
  answer: { status: number; body?: string; headers?: Record<string, string> } | 'silent';
  forget(): void;
  close(): Promise<void>;
}

/** Starts one that takes everything. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const receiver: WebhookReceiver = {
    address: '',
    sent: [],
    answer: { status: 200, body: 'thanks' },
    forget: () => {
      receiver.sent.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      receiver.sent.push({ headers: request.headers, text, body: text ? JSON.parse(text) : undefined });
      const { answer } = receiver;
      if (answer !== 'silent') response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}
