import { readConfig } from '#/server/config/config.ts';
import { FeedError } from '#/server/domain/sales/feed/columns.ts';
import { type HostAccess, signIn } from '#/server/domain/sales/feed/runningHost.ts';
import { readLock } from '#/server/foundation/database/lockFile.ts';

/** What every command takes that speaks to a running host. */
export const accessOptions = {
  email: { type: 'string' },
  password: { type: 'string' },
  token: { type: 'string' },
  url: { type: 'string' },
} as const;

/** The same, as a usage says it. */
export const ACCESS_USAGE = `  --email, --password   who sends them (or --token; the password may stand in COUNTINGHOUSE_PASSWORD)
  --url                 where the host answers (by default the one that runs on this data folder)`;

/** Finds the host and signs in. @throws FeedError with what to do */
export async function accessOf({
  url,
  token,
  email,
  password,
}: {
  url?: string;
  token?: string;
  email?: string;
  password?: string;
}): Promise<HostAccess> {
  const config = readConfig(process.env);
  if (url !== undefined && !URL.canParse(url)) throw new FeedError(`--url ${url} is no address: write one like http://127.0.0.1:4000`);
  const address = url ?? (await readLock(config.dataDir))?.address ?? `http://127.0.0.1:${config.port}`;
  if (token) return { url: address, token };
  if (!email) throw new FeedError('Say who sends the orders: --email and --password, or --token');
  const secret = password ?? process.env.COUNTINGHOUSE_PASSWORD;
  if (!secret) throw new FeedError('Give the password: --password, or COUNTINGHOUSE_PASSWORD in the environment');
  return signIn(address, { email, password: secret, clientSecret: config.oauthClientSecret });
}

/** A whole number of at least 1. @throws FeedError with the sentence */
export function wholeNumber(text: string | undefined, sentence: string): number {
  if (!text || !/^\d{1,15}$/.test(text) || Number(text) < 1) throw new FeedError(sentence);
  return Number(text);
}
