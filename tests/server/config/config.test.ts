import { describe, expect, it } from 'vitest';
import { isLoopback, readConfig } from '#/server/config/config.ts';
import type { StartedAs } from '#/server/config/duties.ts';
import { exposureOf } from '#/server/config/exposure.ts';
import { normalLimits } from '#/server/config/limits.ts';

const refusalOf = (env: Record<string, string>, startedAs?: StartedAs) => {
  try {
    readConfig(env, startedAs);
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

describe('the settings', () => {
  it('have defaults that run on this machine only', () => {
    expect(readConfig({})).toEqual({
      corsOrigins: [],
      duties: { answers: true, works: true },
      port: 4000,
      workerPort: undefined,
      host: '127.0.0.1',
      databaseUrl: undefined,
      databaseAdminUrl: undefined,
      databaseReplica: undefined,
      distributed: false,
      dataDir: './data',
      jwtSecret: undefined,
      oauthClientSecret: 'countinghouse-dashboard',
      smtpUrl: undefined,
      mailFrom: undefined,
      s3: undefined,
      demo: false,
      demoDays: 462,
      logLevel: 'info',
      trustProxy: undefined,
      publicUrl: undefined,
      outgoingLoopback: false,
      programApps: {},
      limits: normalLimits,
    });
  });

  it('name the programs that the host is registered with, whole or not at all', () => {
    const known = { CONNECT_QUICKBOOKS_CLIENT_ID: 'id', CONNECT_QUICKBOOKS_CLIENT_SECRET: 'secret' };
    expect(readConfig({ ...known, CONNECT_QUICKBOOKS_API_URL: 'https://sandbox.example.com/' }).programApps).toEqual({
      quickbooks: { clientId: 'id', clientSecret: 'secret', addresses: { api: 'https://sandbox.example.com' } },
    });
    expect(readConfig({ CONNECT_QUICKBOOKS_CLIENT_ID: ' ' }).programApps).toEqual({});
    expect(readConfig({ CONNECT_SQUARE_API_URL: 'https://connect.example.com/' }).programApps).toEqual({
      square: { clientId: '', clientSecret: '', addresses: { api: 'https://connect.example.com' } },
    });
    expect(() => readConfig({ CONNECT_QUICKBOOKS_CLIENT_ID: 'id' })).toThrow('CONNECT_QUICKBOOKS_CLIENT_SECRET is missing');
    expect(() => readConfig({ ...known, CONNECT_QUICKBOOKS_TOKEN_URL: 'here' })).toThrow('CONNECT_QUICKBOOKS_TOKEN_URL must be an address');
  });

  it('name what one business may use', () => {
    expect(readConfig({ UPLOAD_QUOTA_MB: '5', EMAILS_PER_HOUR: '7' }).limits).toEqual({
      ...normalLimits,
      uploadMegabytes: 5,
      emailsPerHour: 7,
    });
    expect(refusalOf({ UPLOADS_PER_HOUR: '0' })).toBe('UPLOADS_PER_HOUR must be a whole number above 0, not "0"');
  });

  it('believe the proxies that are named, each by its address', () => {
    for (const TRUST_PROXY of ['loopback', '10.0.0.5', '10.0.0.0/8, ::1', 'fd00::/8'])
      expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY);
    for (const TRUST_PROXY of ['true', '1', '*', '0.0.0.0/0', '10.0.0.0/33', 'proxy.example.com', '10.0.0.5,'])
      expect(refusalOf({ TRUST_PROXY })).toContain("TRUST_PROXY must be a list of your proxies' addresses");
  });

  it('are warned of where others reach the host without a secret of its own or without HTTPS', () => {
    const warned = (env: Record<string, string>) =>
      exposureOf(readConfig(env)).map((sentence) => /OAUTH_CLIENT_SECRET|unencrypted/.exec(sentence)?.[0]);
    const own = { HOST: '0.0.0.0', OAUTH_CLIENT_SECRET: 'a secret of our own' };
    expect(warned({})).toEqual([]);
    expect(warned({ HOST: '0.0.0.0' })).toEqual(['OAUTH_CLIENT_SECRET', 'unencrypted']);
    expect(warned(own)).toEqual(['unencrypted']);
    expect(warned({ ...own, PUBLIC_URL: 'http://books.example.com', TRUST_PROXY: '10.0.0.5' })).toEqual(['unencrypted']);
    expect(warned({ ...own, TRUST_PROXY: '10.0.0.5' })).toEqual([]);
    expect(warned({ ...own, PUBLIC_URL: 'https://books.example.com' })).toEqual([]);
  });

  it('tell metrics only where they are asked for, on this machine unless told otherwise, and never where everybody listens', () => {
    expect(readConfig({}).metrics).toBe(undefined);
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    const open = readConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' });
    expect(open.metrics).toEqual({ host: '10.0.0.5', port: 9464 });
    expect(exposureOf(open)).toEqual([expect.stringMatching(/^Warning: whoever reaches METRICS_HOST=10\.0\.0\.5/)]);
    expect(refusalOf({ METRICS_PORT: '4000' })).toMatch(/^METRICS_PORT must be another port than PORT/);
    expect(refusalOf({ METRICS_PORT: 'on' })).toMatch(/^METRICS_PORT must be a whole number/);
    expect(refusalOf({ METRICS_HOST: '10.0.0.5' })).toMatch(/^METRICS_HOST needs METRICS_PORT/);
  });

  it('trace only where a collector is named, with OpenTelemetry’s own variables', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318/';
    const tracing = (env: Record<string, string>) => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, ...env }).tracing;
    expect(readConfig({ OTEL_SERVICE_NAME: 'host', OTEL_TRACES_SAMPLER: 'always_off' }).tracing).toBe(undefined);
    expect(tracing({})).toEqual({ address: 'http://127.0.0.1:4318/v1/traces', share: 1 });
    expect(tracing({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://t.example.com/in' })?.address).toBe('https://t.example.com/in');
    expect(tracing({ OTEL_SDK_DISABLED: 'true' })).toBe(undefined);
    expect(tracing({ OTEL_TRACES_EXPORTER: 'none' })).toBe(undefined);
    expect(tracing({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' })?.share).toBe(0.1);
    expect(refusalOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'u:secret@here' })).toBe(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector that starts with https:// or http://, such as http://127.0.0.1:4318',
    );
    const refused = (env: Record<string, string>) => refusalOf({ OTEL_EXPORTER_OTLP_ENDPOINT, ...env });
    expect(refused({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toMatch(/^OTEL_EXPORTER_OTLP_PROTOCOL must be http\/json/);
    expect(refused({ OTEL_TRACES_SAMPLER: 'xray' })).toMatch(/^OTEL_TRACES_SAMPLER must be parentbased_always_on or/);
    for (const OTEL_TRACES_SAMPLER_ARG of ['2', '-1', 'half'])
      expect(refused({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG })).toMatch(
        /^OTEL_TRACES_SAMPLER_ARG must/,
      );
  });

  it('say who does jobs: a host, unless it leaves them to workers; a worker, and nothing else', () => {
    const DATABASE_URL = 'postgres://u:p@db/x';
    expect(readConfig({ JOBS: '1' }).duties).toEqual({ answers: true, works: true });
    expect(readConfig({ JOBS: '0', DATABASE_URL }).duties).toEqual({ answers: true, works: false });
    // One file of settings is good for hosts and workers.
    for (const JOBS of ['0', '1']) expect(readConfig({ JOBS, DATABASE_URL }, 'worker').duties).toEqual({ answers: false, works: true });
  });

  it('refuse a second process to the embedded database', () => {
    expect(refusalOf({ JOBS: '0' })).toMatch(/^JOBS=0 leaves the jobs to workers, .*: set DATABASE_URL and start a worker/);
    expect(refusalOf({}, 'worker')).toMatch(/^A worker needs DATABASE_URL: set it to/);
    expect(refusalOf({ JOBS: 'off', DATABASE_URL: 'postgres://u:p@db/x' })).toBe('JOBS must be 1 or 0, not "off"');
  });

  it('have a worker say how it is on a port of its own, and warn of nothing that it does not do', () => {
    const env = { DATABASE_URL: 'postgres://u:p@db/x', HOST: '10.0.0.5', METRICS_PORT: '4000', WORKER_PORT: '4010' };
    expect(readConfig(env, 'worker')).toMatchObject({ workerPort: 4010, metrics: { port: 4000 } });
    expect(exposureOf(readConfig(env, 'worker'))).toEqual([]);
    expect(refusalOf({ ...env, METRICS_PORT: '4010' }, 'worker')).toMatch(/^METRICS_PORT must be another port than WORKER_PORT/);
    expect(refusalOf({ WORKER_PORT: 'on' })).toMatch(/^WORKER_PORT must be a whole number/);
  });

  it('take an empty value for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', JWT_SECRET: '' })).toEqual(readConfig({}));
  });

  it('are read', () => {
    const env = {
      PORT: '0',
      HOST: '::1',
      DATABASE_URL: 'postgres://u:p@db/x',
      DATABASE_ADMIN_URL: 'postgres://o@db/x',
      DEMO: '1',
      LOG_LEVEL: 'debug',
      SMTP_URL: 'smtps://mail:465',
      MAIL_FROM: 'Harbour <no-reply@harbour.test>',
    };
    expect(readConfig(env)).toMatchObject({
      port: 0,
      host: '::1',
      databaseUrl: 'postgres://u:p@db/x',
      databaseAdminUrl: 'postgres://o@db/x',
      demo: true,
      logLevel: 'debug',
      smtpUrl: 'smtps://mail:465',
      mailFrom: 'Harbour <no-reply@harbour.test>',
    });
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail' }, 'SMTP_URL needs MAIL_FROM'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be a sender'],
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http"'],
    [{ PORT: '70000' }, 'PORT must be'],
    [{ PORT: '80.5' }, 'PORT must be'],
    [{ HOST: 'http://x' }, 'HOST must be'],
    [{ DATABASE_URL: 'mysql://root:hunter2@db' }, 'DATABASE_URL must be an address that starts with postgres:// or postgresql://'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters'],
    [{ DEMO: 'yes' }, 'DEMO must be 1 or 0'],
    [{ DEMO_DAYS: '463' }, 'DEMO_DAYS must be a whole number from 1 to 462, not "463"'],
    [{ DEMO_DAYS: '0' }, 'DEMO_DAYS must be'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must be a list like https://one.example.com'],
    [{ CORS_ORIGINS: 'https://a.example/app' }, 'CORS_ORIGINS must be'],
    [{ CORS_ORIGINS: 'https://a.example,,' }, 'CORS_ORIGINS must be'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be'],
    [{ S3_BUCKET: 'files' }, 'set S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
    [{ DATABASE_REPLICA_URL: 'postgres://db/x' }, 'need DATABASE_URL'],
    [{ DATABASE_REPLICA_LAG: '5' }, 'DATABASE_REPLICA_LAG needs DATABASE_REPLICA_URL'],
    [{ DATABASE_URL: 'postgres://db/x', DATABASE_REPLICA_URL: 'postgres://copy/x', DATABASE_REPLICA_LAG: '0' }, 'must be a whole number'],
    [{ DATABASE_DISTRIBUTED: '1' }, 'DATABASE_DISTRIBUTED=1 needs DATABASE_URL'],
    [
      { DATABASE_DISTRIBUTED: '1', DATABASE_URL: 'postgres://db/x', DATABASE_REPLICA_URL: 'postgres://copy/x' },
      'DATABASE_REPLICA_URL is for one server',
    ],
    [{ DEMO: '1', HOST: '0.0.0.0' }, 'set HOST=127.0.0.1, or DEMO=0'],
    [{ OUTGOING_LOOPBACK: '1', HOST: '0.0.0.0' }, 'OUTGOING_LOOPBACK=1 is for tests and development on this machine only'],
    [{ DEMO: '1', HOST: '::' }, 'DEMO=1 is for this machine only'],
  ])('are refused with a sentence: %o', (env, sentence) => {
    expect(refusalOf(env as unknown as Record<string, string>)).toContain(sentence);
  });

  it('are refused all at once, and never repeat a secret', () => {
    const message = refusalOf({
      PORT: 'x',
      DATABASE_URL: 'mysql://root:hunter2@db',
      JWT_SECRET: 'my little secret',
      SMTP_URL: 'ftp://u:hunter2@x',
    });
    expect(message?.split('\n')).toHaveLength(4);
    expect(message).not.toMatch(/hunter2|little/);
  });

  it('know which addresses stay on this machine', () => {
    for (const host of ['127.0.0.1', '127.8.0.1', 'localhost', '::1']) expect(isLoopback(host)).toBe(true);
    for (const host of ['0.0.0.0', '::', '192.168.1.4', '127.evil.example', 'localhost.example.com']) expect(isLoopback(host)).toBe(false);
  });

  it('name the addresses of other dashboards, none where they are not set', () => {
    expect(readConfig({}).corsOrigins).toEqual([]);
    expect(readConfig({ CORS_ORIGINS: 'https://a.example/, http://localhost:8080' }).corsOrigins).toEqual([
      'https://a.example',
      'http://localhost:8080',
    ]);
  });

  it('give S3 its public address', () => {
    const s3 = { S3_ENDPOINT: 'https://s3.example.com/', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    expect(readConfig(s3).s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'files',
      region: 'us-east-1',
      accessKeyId: 'a',
      secretAccessKey: 'b',
      publicUrl: 'https://s3.example.com/files',
    });
  });
});
