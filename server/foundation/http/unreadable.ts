import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Sentence, say, sentenceIn } from '#/i18n/sentences.ts';
import { JSON_TYPE } from './envelope.ts';
import { newRequestId } from './requestId.ts';

const sentences: Readonly<Record<number, Sentence>> = {
  400: say('requests.malformed'),
  408: say('requests.too_slow_to_arrive'),
  431: say('requests.headers_too_large'),
};

const statusOfCode: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Answers what is not even HTTP with the envelope; there is no request yet, nor anything that says who reads it, so it is written to the
 * socket as it is.
 */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOfCode[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ status: 'error', message: sentenceIn('en', sentences[status] ?? say('requests.malformed')) });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${newRequestId()}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
