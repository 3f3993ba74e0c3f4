import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import Papa from 'papaparse';
import { isTimezone } from '#/model/values/instants.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { ConfigError } from '#/server/config/config.ts';
import { FEED_FIELDS, FeedError, type FeedField, type Mapping } from '#/server/domain/sales/feed/columns.ts';
import type { DateOrder } from '#/server/domain/sales/feed/dates.ts';
import { type Fed, feed } from '#/server/domain/sales/feed/feed.ts';
import { AmbiguousDates } from '#/server/domain/sales/feed/rows.ts';
import { explained } from '#/server/foundation/log.ts';
import { ACCESS_USAGE, accessOf, accessOptions, wholeNumber } from './hostAccess.ts';

const USAGE = `npm run intake -- <orders.csv> --establishment <id> [options]
Feeds a point of sale's export to the running host. The same file fed again changes nothing.
${ACCESS_USAGE}
  --timezone            the zone of the file's times (by default the establishment's)
  --dates               day-first or month-first, where the file does not say
  --map field=Heading   what a column is, as often as needed: ${FEED_FIELDS.join(', ')}
  --tax-included        the file's taxes are contained in its prices
  --once                feeds one copy of an order that the file holds several times
  --revision            a number above 1 replaces what was fed before
  --rejected            a file for the rows that were left out`;

const options = {
  establishment: { type: 'string' },
  ...accessOptions,
  timezone: { type: 'string' },
  dates: { type: 'string' },
  map: { type: 'string', multiple: true },
  'tax-included': { type: 'boolean' },
  once: { type: 'boolean' },
  revision: { type: 'string' },
  rejected: { type: 'string' },
  help: { type: 'boolean' },
} as const;

async function intake(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [file] = positionals;
  if (values.help || !file || positionals.length > 1) throw new FeedError(USAGE);
  const establishmentId = wholeNumber(values.establishment, 'Name the establishment by its number: --establishment 1');
  const revision = values.revision === undefined ? undefined : wholeNumber(values.revision, '--revision is a whole number');
  if (values.timezone && !isTimezone(values.timezone))
    throw new FeedError(`'${values.timezone}' is no timezone: write one like Europe/London`);
  const text = decoded(await readFile(fromCaller(file)));
  const access = await accessOf(values);
  const given = {
    text,
    establishmentId,
    map: mappingOf(values.map ?? []),
    timezone: values.timezone,
    taxIncluded: values['tax-included'],
    once: values.once,
    revision,
    say,
    progress,
  };
  const fed = await feed(access, { ...given, dates: dateOrder(values.dates) }).catch(async (error: unknown) => {
    if (!(error instanceof AmbiguousDates) || !process.stdin.isTTY) throw error;
    return feed(access, { ...given, dates: await askDateOrder(error.message) });
  });
  await report(fed, values.rejected);
}

function mappingOf(pairs: readonly string[]): Mapping {
  const mapping: Mapping = {};
  for (const pair of pairs) {
    const [field = '', heading] = pair.split(/=(.*)/s);
    if (!FEED_FIELDS.includes(field as FeedField) || !heading)
      throw new FeedError(`--map ${pair} is not field=Heading; the fields are ${FEED_FIELDS.join(', ')}`);
    mapping[field as FeedField] = heading;
  }
  return mapping;
}

function dateOrder(text: string | undefined): DateOrder | undefined {
  if (text === undefined || text === 'day-first' || text === 'month-first') return text;
  throw new FeedError('--dates is day-first or month-first');
}

async function askDateOrder(question: string): Promise<DateOrder> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question}\nDoes the day come first? (y/n) `);
  terminal.close();
  return /^y/i.test(answer) ? 'day-first' : 'month-first';
}

/** npm runs commands in the project's folder; a file is named from where the person stands. */
function fromCaller(file: string): string {
  return resolve(process.env.INIT_CWD ?? '.', file);
}

/** UTF-8, or what older programs of Western countries write. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    // As a part of a stream: decoded in one piece, Node 20 reads 0x80 to 0x9f (€, ’) as Latin 1.
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes, { stream: true });
    throw error;
  }
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function progress(done: number, all: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${all} orders${done === all ? '\n' : ''}`);
}

const SHOWN = 20;

async function report({ created, updated, unchanged, rejectedOrders, rejectedRows }: Fed, file: string | undefined): Promise<void> {
  say(
    `${created} orders created, ${updated} updated, ${unchanged} unchanged, ${rejectedOrders.length} rejected; ${rejectedRows.length} rows left out`,
  );
  const reasons = [
    ...rejectedRows.map(({ row, reason }) => ({ place: `row ${row}`, reason })),
    ...rejectedOrders.map(({ orderNumber, reason }) => ({ place: `order ${orderNumber}`, reason })),
  ];
  for (const { place, reason } of reasons.slice(0, SHOWN)) say(`  ${place}: ${reason}`);
  if (file) await writeFile(fromCaller(file), `${Papa.unparse(reasons, { columns: ['place', 'reason'] })}\n`);
  else if (reasons.length > SHOWN) say(`  … and ${reasons.length - SHOWN} more: --rejected <file> writes them all`);
}

function explain(error: unknown): string {
  if (error instanceof FeedError || error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return explained(error);
  const { code, message } = valuesIn(error);
  if (code === 'ENOENT' || code === 'EACCES') return `The file cannot be read: ${message}`;
  return String(code).startsWith('ERR_PARSE_ARGS') ? `${message}\n\n${USAGE}` : explained(error);
}

try {
  await intake(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
