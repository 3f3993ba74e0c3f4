import type { FastifyServerOptions } from 'fastify';
import { DefinitionError } from '#/model/language/definitionError.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { DatabaseError } from './database/databaseError.ts';

/** Keys whose values stay out of the log, wherever they stand in what is logged: the second line behind what is never given to it. */
const SECRET_KEYS = [
  ...[
    'authorization',
    'cookie',
    'password',
    'current_password',
    'new_password',
    'pin',
    'secret',
    'signature',
    'token',
    'access_token',
    'reset_token',
  ],
  ...[
    'station_token',
    'client_secret',
    'card_number',
    'totp_secret',
    'totp_uri',
    'mfa_token',
    'otp',
    'recovery_code',
    'sealed_key',
    'code_hash',
    'recovery_codes',
    'jwtSecret',
    'oauthClientSecret',
    'secretAccessKey',
    'smtpUrl',
    'databaseUrl',
  ],
];
/** PostgreSQL's classes of faults whose messages name tables, columns and constraints, and keep values to the particulars. */
const NAMES_ONLY = /^(?:0A|23|25|2B|40|42|53|55|57)/;

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * How the host logs: errors by `describedError`, requests by their route, texts by `withoutValues`. A line says what went wrong and where,
 * never with which values: no token, code, PIN, password or card number is in it at any level.
 * @param told what stands in every line beside what it says
 */
export function logOptions(level: string, logTo?: { write(line: string): void }, fields?: () => Record<string, string>): Logger {
  return {
    level,
    ...(logTo && { stream: logTo }),
    ...(fields && { mixin: fields }),
    serializers: {
      err: describedError,
      req: (request) => ({ method: request.method, url: request.routeOptions?.url ?? withoutValues(request.url ?? '') }) as never,
    },
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '…' },
    hooks: {
      logMethod(args, method) {
        const [first, ...rest] = args as unknown[];
        const texts = rest.map((one) => (typeof one === 'string' ? withoutValues(one) : one));
        const what = typeof first === 'string' ? withoutValues(first) : first instanceof Error ? { err: first } : first;
        // Without a text of its own a line would take the error's.
        const error = valuesIn(what).err;
        const said = texts.length === 0 && error instanceof Error ? [messageOf(error)] : texts;
        method.apply(this, [what, ...said] as Parameters<typeof method>);
      },
    },
  };
}

/**
 * What the log keeps of an error: what it is and where it stood. What a driver adds beside (`detail`, a failing row, a server's answer) may
 * hold any value.
 */
export function describedError(thrown: unknown): Described {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'something that is no error was thrown', stack: '' };
  const kept = KEPT.flatMap((key) => {
    const value: unknown = Reflect.get(thrown, key);
    return typeof value === 'string' || typeof value === 'number' ? [[key, value] as const] : [];
  });
  const cause = thrown.cause instanceof Error ? { cause: describedError(thrown.cause) } : {};
  return { type: thrown.name, message: messageOf(thrown), stack: framesOf(thrown), ...Object.fromEntries(kept), ...cause };
}

interface Described {
  type: string;
  message: string;
  stack: string;
  [key: string]: unknown;
}

const KEPT = ['code', 'sqlstate', 'constraint', 'table', 'column', 'syscall', 'statusCode', 'responseCode', 'command'] as const;

/** An error with its trace, for the standard error output; of a definition that cannot be, the sentence that says what to do. */
export function explained(error: unknown): string {
  if (error instanceof DefinitionError) return error.message;
  const { type, message, stack, cause } = describedError(error);
  const behind = cause ? `\ncaused by ${(cause as Described).type}: ${(cause as Described).message}` : '';
  return `${type}: ${message}${behind}\n${stack}`;
}

function messageOf(error: Error): string {
  // A mail server's answer may repeat the email.
  const responseCode: unknown = Reflect.get(error, 'responseCode');
  if (typeof responseCode === 'number') return `The mail server answered ${responseCode}`;
  const sqlstate =
    error instanceof DatabaseError ? error.sqlstate : Reflect.get(error, 'severity') ? String(Reflect.get(error, 'code')) : '';
  return NAMES_ONLY.test(sqlstate ?? '') ? error.message : withoutValues(error.message);
}

/**
 * A text without what the engines quote (`invalid input syntax for type bigint: "…"`, `"…" is not valid JSON`), bearers, and what follows
 * an address.
 */
function withoutValues(text: string): string {
  return text
    .replace(/".*/s, '"…"')
    .replace(/\b(Bearer|Basic) \S+/gi, '$1 …')
    .replace(/\/\/[^/\s@]+@/g, '//…@')
    .replace(/\?\S*/g, '?…');
}

/** The frames alone: the trace's first lines repeat the message. */
function framesOf({ name, message, stack = '' }: Error): string {
  const head = [`${name}: ${message}`, message].find((one) => one !== '' && stack.includes(one));
  const frames = head === undefined ? stack : stack.slice(stack.indexOf(head) + head.length);
  return frames
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
