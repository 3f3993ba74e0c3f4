import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { type DatabaseError, toDatabaseError } from '#/server/foundation/database/databaseError.ts';
import { describedError, explained, logOptions } from '#/server/foundation/log.ts';
import { transportOf } from '#/server/foundation/mail/transport.ts';

const SECRET = '4111-SECRET';

/** An error as both engines throw it. */
function engineError(code: string, message: string, particulars: object = {}): Error {
  return Object.assign(new Error(message), { severity: 'ERROR', code, ...particulars });
}

describe('what the log keeps of an error', () => {
  test.each([
    ['a refused value', engineError('22P02', `invalid input syntax for type bigint: "${SECRET}" and "${SECRET}`)],
    [
      'a row',
      engineError('23502', 'null value in column "a" of relation "b"', { detail: `Failing row contains (${SECRET}).`, where: SECRET }),
    ],
    ['a key', engineError('23505', 'duplicate key value', { detail: `Key (card_number)=(${SECRET}) already exists.` })],
    ['JSON', new SyntaxError(`Unexpected token 'x', "${SECRET}" is not valid JSON`)],
    ['a mail server', Object.assign(new Error(`550 ${SECRET}`), { responseCode: 550, response: SECRET, rejectedErrors: [SECRET] })],
    ['an address', new Error(`cannot reach postgres://host:${SECRET}@db.test/x?password=${SECRET}`)],
    ['a bearer', new Error(`Bearer ${SECRET} is refused`)],
    ['several lines', new Error(`"a\n    at ${SECRET}\n"`)],
  ])('is not the value: %s', (_, error) => {
    for (const one of [error, toDatabaseError(error) as Error, new Error('outer', { cause: error })]) {
      expect(JSON.stringify(describedError(one))).not.toContain(SECRET);
      expect(explained(one)).not.toContain(SECRET);
    }
  });

  test('is what it was and where it stood', () => {
    const error = toDatabaseError(
      engineError('23505', 'duplicate key value', { constraint: 'cards_number_unique', table: 'cards' }),
    ) as DatabaseError;
    expect(describedError(error)).toMatchObject({
      type: 'DatabaseError',
      code: 'unique',
      sqlstate: '23505',
      constraint: 'cards_number_unique',
      table: 'cards',
    });
    expect(describedError(error).stack).toMatch(/^\s+at .*log\.test\.ts/m);
    for (const [code, message] of [
      ['42703', 'column "nam" does not exist'],
      ['23502', 'column "name" of relation "cards" contains null values'],
    ] as const)
      expect(describedError(engineError(code, message)).message).toBe(message);
    expect(describedError('thrown text')).toMatchObject({ type: 'string' });
  });

  test('holds no password of a mail server that is not there', async () => {
    const transport = transportOf({ smtpUrl: `smtp://sender:${SECRET}@127.0.0.1:1`, from: { address: 'a@b.test' } as never, dataDir: '' });
    const email = { to: 'x@y.test', subject: SECRET, text: SECRET, html: SECRET } as never;
    const error = await transport.carry(email, 'id').catch((thrown: unknown) => thrown);
    expect(describedError(error)).toMatchObject({ code: 'ESOCKET' });
    expect(JSON.stringify([describedError(error), transport.destination])).not.toContain(SECRET);
  });
});

test('no way of writing a line writes a secret, at any level', () => {
  const lines: string[] = [];
  const { log } = Fastify({ logger: logOptions('trace', { write: (line) => lines.push(line) }) });
  const error = new Error(`"${SECRET}"`);
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const) {
    log[level](error);
    log[level](error, `with Bearer ${SECRET}`);
    log[level]({ err: error });
    log[level](`to /files/a/b.png?signature=${SECRET}`);
    log[level]({ token: SECRET, input: { pin: SECRET, card_number: SECRET }, req: { headers: { authorization: SECRET } } }, 'asked');
  }
  expect(lines).toHaveLength(30);
  expect(lines.filter((line) => line.includes(SECRET))).toEqual([]);
  expect(JSON.parse(lines[0] as string)).toMatchObject({
    msg: '"…"',
    err: { type: 'Error', message: '"…"', stack: expect.stringContaining('log.test.ts') },
  });
});
