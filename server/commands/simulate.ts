import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { valuesIn } from '#/model/values/shapes.ts';
import { currencyDecimals } from '#/resources/reference/currencies.ts';
import { ConfigError } from '#/server/config/config.ts';
import { shopOfHost } from '#/server/demo/hostShop.ts';
import { randomFrom } from '#/server/demo/random.ts';
import { Simulation } from '#/server/demo/simulation.ts';
import { minutesOf } from '#/server/domain/sales/businessTime.ts';
import { FeedError } from '#/server/domain/sales/feed/columns.ts';
import { establishmentOf, sendOrders } from '#/server/domain/sales/feed/runningHost.ts';
import { explained } from '#/server/foundation/log.ts';
import { ACCESS_USAGE, accessOf, accessOptions, wholeNumber } from './hostAccess.ts';

const USAGE = `npm run simulate -- --establishment <id> [options]
Sends believable orders, refunds and voids to the running host, as they would happen, until it is stopped (Ctrl-C). For trying only:
what it sends is stored and counted like any order.
${ACCESS_USAGE}
  --rate                orders a minute (20)
  --minutes             stops by itself after so many`;

const options = {
  ...accessOptions,
  establishment: { type: 'string' },
  rate: { type: 'string' },
  minutes: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const BEAT_MS = 1000;
const SAID_EVERY_MS = 10_000;

async function simulate(args: string[], stopped: AbortSignal): Promise<void> {
  const { values } = parseArgs({ args, options });
  if (values.help) throw new FeedError(USAGE);
  const establishmentId = wholeNumber(values.establishment, 'Name the establishment by its number: --establishment 1');
  const rate = wholeNumber(values.rate ?? '20', '--rate is a whole number of orders a minute');
  const minutes = values.minutes === undefined ? undefined : wholeNumber(values.minutes, '--minutes is a whole number');
  const access = await accessOf(values);
  const establishment = await establishmentOf(access, establishmentId);
  const start = new Date();
  const random = randomFrom(start.toISOString());
  const shop = await shopOfHost(access, establishment, random);
  if (shop.products.length === 0) throw new FeedError(`${establishment.title} sells nothing yet: add products with a price first`);
  const selling = {
    clientId: establishment.client_id,
    id: establishment.id,
    currency: establishment.currency,
    decimals: currencyDecimals(establishment.currency),
    timezone: establishment.timezone,
    dayStartsAt: minutesOf(establishment.business_day_starts_at),
  };
  const simulation = new Simulation(
    { random, shop, establishment: selling, paying: establishment, rate, number: start.getTime() % 1_000_000 },
    start,
  );
  say(`Sending about ${rate} orders a minute to ${establishment.title}. Ctrl-C stops.`);
  const counts = { created: 0, updated: 0, unchanged: 0, rejected: 0 };
  const end = minutes === undefined ? Number.POSITIVE_INFINITY : start.getTime() + minutes * 60_000;
  let said = start.getTime();
  while (!stopped.aborted && Date.now() < end) {
    const happened = simulation.until(new Date());
    if (happened.length > 0)
      for (const { status, uuid, errors } of await sendOrders(access, establishmentId, happened)) {
        counts[status] += 1;
        if (status === 'rejected') say(`Order ${uuid} is refused: ${JSON.stringify(errors)}`);
      }
    if (Date.now() - said >= SAID_EVERY_MS) {
      say(inWords(counts));
      said = Date.now();
    }
    await wait(BEAT_MS, undefined, { signal: stopped }).catch(whenStopped);
  }
  say(`Stopped. ${inWords(counts)}`);
}

function inWords({ created, updated, rejected }: Record<'created' | 'updated' | 'rejected', number>): string {
  return `${created} orders opened, ${updated} paid, voided or given back${rejected ? `, ${rejected} refused` : ''}`;
}

function whenStopped(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error;
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function explain(error: unknown): string {
  if (error instanceof FeedError || error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return explained(error);
  const { code, message } = valuesIn(error);
  return String(code).startsWith('ERR_PARSE_ARGS') ? `${message}\n\n${USAGE}` : explained(error);
}

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
try {
  await simulate(process.argv.slice(2), stop.signal);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
