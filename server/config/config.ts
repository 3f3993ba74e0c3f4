import { isIP } from 'node:net';
import { keysOf } from '#/model/values/shapes.ts';
import { type Duties, dutiesOf, refusedEmbedded, type StartedAs } from './duties.ts';
import { type Limits, limitNames, normalLimits } from './limits.ts';
import { type ProgramApp, readProgramApps } from './programApps.ts';
import { readSender } from './sender.ts';
import { readTracing, type TracingConfig } from './tracing.ts';

/** What the environment says, checked. Source: the API contract, "Run-time settings". */
export interface Config {
  /** What this process does. */
  duties: Duties;
  /** Where a host listens. */
  port: number;
  /** Where a worker says how it is, on `host`; unset: nowhere. */
  workerPort: number | undefined;
  host: string;
  /** Where metrics are told; unset: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** Where spans are sent; unset: nothing is traced. */
  tracing: TracingConfig | undefined;
  /** Unset: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Migrations run as this one; by default the same as `databaseUrl`. */
  databaseAdminUrl: string | undefined;
  /** Reports, exports and the search over everything read here, where it is far enough. */
  databaseReplica: { url: string; lagMs: number } | undefined;
  /** The database is the coordinator of a Citus cluster, on whose nodes the businesses are spread. */
  distributed: boolean;
  dataDir: string;
  /** Unset: made on first start and kept in `dataDir`. */
  jwtSecret: string | undefined;
  oauthClientSecret: string;
  /** Unset: mail goes to `dataDir`/outbox. */
  smtpUrl: string | undefined;
  /** Whom mail comes from: `Name <name@example.com>`. */
  mailFrom: string | undefined;
  /** Where what cannot be delivered comes back to, an address with `+` for each email: `bounces@example.com`. */
  mailBounces: string | undefined;
  /** Unset: files stay in `dataDir`. */
  s3: S3Config | undefined;
  /** An empty database is filled with demo data. */
  demo: boolean;
  /** Days of orders that it then has. */
  demoDays: number;
  logLevel: LogLevel;
  /** Where dashboards are served that this host did not serve itself: `https://back-office.example.com`. */
  corsOrigins: readonly string[];
  /** The addresses of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed, or none. */
  trustProxy: string | undefined;
  /** Where people reach this host: `https://countinghouse.example.com`. */
  publicUrl: string | undefined;
  /** Addresses that people type may be this machine, and without encryption: for tests and development. */
  outgoingLoopback: boolean;
  /** How this host is known to programs that businesses connect, by the names of their connectors. */
  programApps: Readonly<Record<string, ProgramApp>>;
  /** What one business may use of what everybody shares. */
  limits: Limits;
}

/** A file store that speaks S3. */
export interface S3Config {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where stored files are read; by default the bucket's own address. */
  publicUrl: string;
}

/** Which setting says where a process listens. */
export const portNames = { host: 'PORT', worker: 'WORKER_PORT' } as const satisfies Record<StartedAs, string>;

/** The dashboard's own where none is set: everybody can read it here. */
export const knownClientSecret = 'countinghouse-dashboard';

/** Fifteen months, six times eleven weeks (`demo/span.ts`): last year stands beside each day of the last quarter. */
const DEMO_DAYS = 462;

const REPLICA_LAG_S = 10;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];
type Env = Readonly<Record<string, string | undefined>>;

/** Settings that cannot be used; the message names each one and what to write instead. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the settings. An empty value counts as unset. @throws ConfigError that names every wrong one */
export function readConfig(env: Env, startedAs: StartedAs = 'host'): Config {
  const problems: string[] = [];
  const read = reader(env, problems);
  const config: Config = {
    duties: dutiesOf(startedAs, read('JOBS', '1', asSwitch)),
    port: read(portNames.host, '4000', asPort),
    workerPort: read(portNames.worker, undefined, asPort),
    host: read('HOST', '127.0.0.1', asHost),
    metrics: readMetrics(env, read, problems),
    tracing: readTracing(env, problems),
    databaseUrl: read('DATABASE_URL', undefined, asUrl('postgres:', 'postgresql:')),
    databaseAdminUrl: read('DATABASE_ADMIN_URL', undefined, asUrl('postgres:', 'postgresql:')),
    databaseReplica: readReplica(env, read, problems),
    distributed: read('DATABASE_DISTRIBUTED', '0', asSwitch),
    dataDir: read('DATA_DIR', './data', asText),
    jwtSecret: read('JWT_SECRET', undefined, asSecret),
    oauthClientSecret: read('OAUTH_CLIENT_SECRET', knownClientSecret, asText),
    smtpUrl: read('SMTP_URL', undefined, asUrl('smtp:', 'smtps:')),
    mailFrom: read('MAIL_FROM', undefined, asSender),
    mailBounces: read('MAIL_BOUNCES', undefined, asMailbox),
    s3: readS3(env, read, problems),
    demo: read('DEMO', '0', asSwitch),
    demoDays: read('DEMO_DAYS', String(DEMO_DAYS), asDemoDays),
    logLevel: read('LOG_LEVEL', 'info', asLogLevel),
    corsOrigins: read('CORS_ORIGINS', undefined, asOrigins) ?? [],
    trustProxy: read('TRUST_PROXY', undefined, asProxies),
    publicUrl: read('PUBLIC_URL', undefined, asUrl('https:', 'http:')),
    outgoingLoopback: read('OUTGOING_LOOPBACK', '0', asSwitch),
    programApps: readProgramApps(env, problems),
    limits: readLimits(read),
  };
  problems.push(...contradictions(config));
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}

/** Whether an address can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function contradictions(config: Config): string[] {
  const { demo, host, metrics, outgoingLoopback, databaseUrl, databaseAdminUrl, databaseReplica } = config;
  const { distributed, duties, smtpUrl, mailFrom, mailBounces } = config;
  const [portName, port] = duties.answers ? [portNames.host, config.port] : [portNames.worker, config.workerPort];
  const refusal = databaseUrl ? undefined : refusedEmbedded(duties);
  return [
    ...(refusal ? [refusal] : []),
    ...(demo && host !== undefined && !isLoopback(host)
      ? [`DEMO=1 is for this machine only, because its passwords are known: set HOST=127.0.0.1, or DEMO=0 (HOST is ${host})`]
      : []),
    ...(outgoingLoopback && host !== undefined && !isLoopback(host)
      ? [
          `OUTGOING_LOOPBACK=1 is for tests and development on this machine only, because people could reach its own services by it: set HOST=127.0.0.1, or OUTGOING_LOOPBACK=0 (HOST is ${host})`,
        ]
      : []),
    ...(metrics?.port && metrics.port === port
      ? [`METRICS_PORT must be another port than ${portName}: what everybody reaches tells no metrics`]
      : []),
    ...(!databaseUrl && (databaseAdminUrl || databaseReplica)
      ? ['DATABASE_ADMIN_URL and DATABASE_REPLICA_URL need DATABASE_URL: set it, or remove them']
      : []),
    ...(distributed && !databaseUrl ? ['DATABASE_DISTRIBUTED=1 needs DATABASE_URL: set it to the coordinator of the cluster'] : []),
    ...(distributed && databaseReplica ? ['DATABASE_REPLICA_URL is for one server: remove it, or set DATABASE_DISTRIBUTED=0'] : []),
    ...(smtpUrl && !mailFrom
      ? ['SMTP_URL needs MAIL_FROM: set it to a sender that your mail server takes, such as Countinghouse <no-reply@example.com>']
      : []),
    ...(mailBounces && !smtpUrl ? ['MAIL_BOUNCES needs SMTP_URL: without a mail server nothing comes back'] : []),
  ];
}

type Parse<T> = (value: string) => T | Refusal;
type Read = {
  <T>(name: string, fallback: string, parse: Parse<T>): T;
  <T>(name: string, fallback: undefined, parse: Parse<T>): T | undefined;
};
/** What to write instead. */
class Refusal {
  readonly advice: string;
  constructor(advice: string) {
    this.advice = advice;
  }
}

function reader(env: Env, problems: string[]): Read {
  return <T>(name: string, fallback: string | undefined, parse: Parse<T>) => {
    const value = env[name]?.trim() || fallback;
    if (value === undefined) return undefined as T;
    const parsed = parse(value);
    if (!(parsed instanceof Refusal)) return parsed;
    problems.push(`${name} ${parsed.advice}`);
    return undefined as T;
  };
}

function readLimits(read: Read): Limits {
  const names = keysOf(limitNames);
  return Object.fromEntries(names.map((name) => [name, read(limitNames[name], String(normalLimits[name]), asCount)])) as unknown as Limits;
}

function readMetrics(env: Env, read: Read, problems: string[]): Config['metrics'] {
  const port = read('METRICS_PORT', undefined, asPort);
  const host = read('METRICS_HOST', '127.0.0.1', asHost);
  if (env.METRICS_HOST?.trim() && !env.METRICS_PORT?.trim())
    problems.push('METRICS_HOST needs METRICS_PORT: set it, or remove METRICS_HOST');
  return port === undefined ? undefined : { host, port };
}

function readReplica(env: Env, read: Read, problems: string[]): Config['databaseReplica'] {
  const url = read('DATABASE_REPLICA_URL', undefined, asUrl('postgres:', 'postgresql:'));
  const seconds = read('DATABASE_REPLICA_LAG', String(REPLICA_LAG_S), asCount);
  if (env.DATABASE_REPLICA_LAG?.trim() && !env.DATABASE_REPLICA_URL?.trim())
    problems.push('DATABASE_REPLICA_LAG needs DATABASE_REPLICA_URL: set it, or remove DATABASE_REPLICA_LAG');
  return url === undefined ? undefined : { url, lagMs: seconds * 1000 };
}

function readS3(env: Env, read: Read, problems: string[]): S3Config | undefined {
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const missing = needed.filter((name) => !env[name]?.trim());
  if (missing.length === needed.length) return undefined;
  if (missing.length > 0) {
    problems.push(`Files go to S3 only with ${needed.join(', ')}: set ${missing.join(', ')}, or remove the others`);
    return undefined;
  }
  const endpoint = read('S3_ENDPOINT', '', asUrl('https:', 'http:'));
  const bucket = read('S3_BUCKET', '', asText);
  return {
    endpoint,
    bucket,
    region: read('S3_REGION', 'us-east-1', asText),
    accessKeyId: read('S3_ACCESS_KEY_ID', '', asText),
    secretAccessKey: read('S3_SECRET_ACCESS_KEY', '', asText),
    publicUrl: read('S3_PUBLIC_URL', `${endpoint}/${bucket}`, asUrl('https:', 'http:')),
  };
}

const asText: Parse<string> = (value) => value;

const asPort: Parse<number> = (value) => {
  const port = Number(value);
  return /^\d+$/.test(value) && port <= 65_535 ? port : new Refusal(`must be a whole number from 0 to 65535, not "${value}"`);
};

const asHost: Parse<string> = (value) =>
  /^[\w.:-]+$/.test(value) ? value : new Refusal(`must be an address or a host name without a scheme or a port, not "${value}"`);

// The value of a url or a secret may hold a password: it is never repeated in the sentence.
const asUrl =
  (...protocols: readonly string[]): Parse<string> =>
  (value) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol)
      ? value.replace(/\/$/, '')
      : new Refusal(`must be an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}`);

const asOrigins: Parse<readonly string[]> = (value) => {
  const origins = value.split(',').map((one) => one.trim().replace(/\/$/, ''));
  const isOrigin = (one: string) => /^https?:/.test(one) && URL.canParse(one) && new URL(one).origin === one;
  return origins.every(isOrigin)
    ? origins
    : new Refusal(`must be a list like https://one.example.com,https://two.example.com:8443, not "${value}"`);
};

/** Each by its address or network: whoever else sends the headers of a proxy is not believed. */
const asProxies: Parse<string> = (value) => {
  const names = ['loopback', 'linklocal', 'uniquelocal'];
  const isNetwork = (one: string) => {
    const [address = '', bits] = one.split('/');
    const version = isIP(address);
    return (
      version !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128)))
    );
  };
  return value.split(',').every((one) => names.includes(one.trim()) || isNetwork(one.trim()))
    ? value
    : new Refusal(
        `must be a list of your proxies' addresses or networks such as 10.0.0.5,172.16.0.0/12, or of ${names.join(', ')}, not "${value}"`,
      );
};

const asSender: Parse<string> = (value) =>
  readSender(value) ? value : new Refusal(`must be a sender such as Countinghouse <no-reply@example.com>, not "${value}"`);

/** An address that can have a `+` for each email in it. */
const asMailbox: Parse<string> = (value) =>
  /^[^\s@<>"+]{1,16}@[^\s@<>"]+$/.test(value)
    ? value
    : new Refusal(
        `must be an address with at most 16 characters before the @ and no + in them, such as bounces@example.com, not "${value}"`,
      );

const asCount: Parse<number> = (value) =>
  /^[1-9]\d{0,8}$/.test(value) ? Number(value) : new Refusal(`must be a whole number above 0, not "${value}"`);

const asDemoDays: Parse<number> = (value) =>
  /^[1-9]\d{0,2}$/.test(value) && Number(value) <= DEMO_DAYS
    ? Number(value)
    : new Refusal(`must be a whole number from 1 to ${DEMO_DAYS}, not "${value}"`);

const asSecret: Parse<string> = (value) =>
  value.length >= 32
    ? value
    : new Refusal('must have at least 32 characters: make one with `openssl rand -hex 32`, or remove it and one is made for you');

const asSwitch: Parse<boolean> = (value) =>
  value === '1' || value === '0' ? value === '1' : new Refusal(`must be 1 or 0, not "${value}"`);

const asLogLevel: Parse<LogLevel> = (value) =>
  logLevels.find((level) => level === value) ?? new Refusal(`must be one of ${logLevels.join(', ')}, not "${value}"`);
