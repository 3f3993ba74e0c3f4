import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface HeardCall {
  method: string;
  path: string;
  authorization?: string;
  language?: string;
  body: Record<string, unknown>;
}
type Answers = (call: HeardCall) => { status?: number; body: unknown; headers?: Record<string, string> };

/** A host that answers as it is told, over HTTP; it goes with the test. @returns its address and what it heard. */
export async function startHost(answers: Answers): Promise<{ url: string; heard: HeardCall[] }> {
  const heard: HeardCall[] = [];
  const server = createServer(async (request, response) => {
    const text = await textOf(request);
    const call: HeardCall = {
      method: request.method ?? '',
      path: request.url ?? '',
      authorization: request.headers.authorization,
      language: [request.headers['x-shown-language']].flat()[0],
      body: text ? JSON.parse(text) : {},
    };
    heard.push(call);
    const { status = 200, body, headers } = answers(call);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
