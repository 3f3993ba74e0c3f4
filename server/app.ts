import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { addLanguages } from '#/i18n/definitions.ts';
import type { Model } from '#/model/language/model.ts';
import { access } from './access/access.ts';
import type { BearerReader } from './access/authenticate.ts';
import { authRoutes } from './access/authRoutes.ts';
import { guard } from './access/guard.ts';
import { type PasswordCost, passwords } from './access/passwords.ts';
import { callLimit } from './access/programs/callLimit.ts';
import { programBearer } from './access/programs/programBearer.ts';
import { secretDigest } from './access/secretDigest.ts';
import { tokens } from './access/sessions/tokens.ts';
import { mfaTokens } from './access/twoFactor/mfaTokens.ts';
import { Sealing } from './access/twoFactor/sealing.ts';
import { SecondFactors } from './access/twoFactor/secondFactors.ts';
import { bulk } from './capabilities/bulk/index.ts';
import { exports } from './capabilities/exports/index.ts';
import type { Metrics } from './capabilities/metrics/index.ts';
import { notifications } from './capabilities/notifications/index.ts';
import { openApi } from './capabilities/openapi/openApi.ts';
import { operations } from './capabilities/operations/index.ts';
import { Archives } from './capabilities/removals/archive.ts';
import { removals } from './capabilities/removals/removals.ts';
import { reportSchedules } from './capabilities/reportSchedules/index.ts';
import { type ReportSources, reports } from './capabilities/reports/index.ts';
import { savedViews } from './capabilities/savedViews/index.ts';
import { search } from './capabilities/search/index.ts';
import { searchFilling } from './capabilities/search/searchFilling.ts';
import type { Tracing } from './capabilities/tracing/index.ts';
import type { CourierSettings } from './capabilities/webhooks/courier.ts';
import { webhooks } from './capabilities/webhooks/index.ts';
import { WEBHOOK_SECRETS } from './capabilities/webhooks/webhookSecret.ts';
import { wholeBusiness } from './capabilities/wholeBusiness/index.ts';
import { PROGRAM } from './capabilities/wholeBusiness/program.ts';
import type { Config } from './config/config.ts';
import { type Limits, normalLimits } from './config/limits.ts';
import { alertEmails } from './domain/alerts/alertEmails.ts';
import { commentEmails } from './domain/comments/commentEmails.ts';
import { emailLooks } from './domain/emailLooks/index.ts';
import { emailPreview } from './domain/emailPreview/index.ts';
import { integrations } from './domain/integrations/index.ts';
import { platform } from './domain/platform/index.ts';
import { brandingAt } from './domain/platform/ownHosts.ts';
import { purchasing } from './domain/purchasing/index.ts';
import { receipts } from './domain/receipts/index.ts';
import { intakeRoute } from './domain/sales/intakeRoute.ts';
import { setUp } from './domain/setUp/index.ts';
import { testPrints } from './domain/testPrints/index.ts';
import { cashEntriesRoute } from './domain/tills/cashEntriesRoute.ts';
import { installExtensions, reportSources } from './extensions/index.ts';
import type { Database } from './foundation/database/openDatabase.ts';
import { fileStore } from './foundation/files/fileStore.ts';
import { files } from './foundation/files/index.ts';
import { storedFiles } from './foundation/files/storedFiles.ts';
import { compression } from './foundation/http/compression.ts';
import { crossOrigin } from './foundation/http/crossOrigin.ts';
import { dashboard } from './foundation/http/dashboard.ts';
import { dataVersions } from './foundation/http/dataVersion.ts';
import type { RoomOf } from './foundation/http/diskRoom.ts';
import { answerError, errors } from './foundation/http/errors.ts';
import { health } from './foundation/http/health.ts';
import { jsonBody, jsonBodyLimitBytes } from './foundation/http/jsonBody.ts';
import { language } from './foundation/http/language.ts';
import { unknownPaths } from './foundation/http/notFound.ts';
import { newRequestId, requestId } from './foundation/http/requestId.ts';
import { securityHeaders } from './foundation/http/securityHeaders.ts';
import { stopping } from './foundation/http/stopping.ts';
import { answerUnreadable } from './foundation/http/unreadable.ts';
import { validation } from './foundation/http/validation.ts';
import { workOfRoutes } from './foundation/http/workKind.ts';
import { type JobSettings, type Jobs, openJobs } from './foundation/jobs/jobs.ts';
import { logOptions } from './foundation/log.ts';
import { BounceAddresses, bounces, type Mailer, mail } from './foundation/mail/index.ts';
import type { MailerSettings } from './foundation/mail/mailer.ts';
import { type OutsideSettings, outsideClient } from './foundation/outgoing/outside.ts';
import { crud } from './records/index.ts';
import { session } from './records/session/index.ts';
import { settings } from './records/settings/index.ts';
import { scheduledTasks } from './scheduledTasks.ts';

/** Everything a process is made of, host or worker; it neither listens nor reads the environment. */
export interface AppOptions {
  config: Pick<Config, 'oauthClientSecret' | 'logLevel' | 's3' | 'trustProxy' | 'dataDir'> &
    Partial<Pick<Config, 'duties' | 'smtpUrl' | 'mailFrom' | 'mailBounces'>> &
    Partial<Pick<Config, 'corsOrigins' | 'publicUrl' | 'outgoingLoopback' | 'programApps'>> & { limits?: Partial<Limits> };
  database: Database;
  model: Model;
  jwtSecret: string;
  /** The built dashboard; unset: the API alone. */
  dashboardFolder?: string | undefined;
  /** Who measures the host; unset: nobody does. */
  metrics?: Metrics | undefined;
  /** Who traces it; unset: nobody does. */
  tracing?: Tracing | undefined;
  /** For tests: a cheaper one than the normal. */
  passwordCost?: PasswordCost;
  tokenLifetimeSeconds?: number;
  readOtherBearer?: BearerReader;
  /**
   * For tests: the queue's and the post's pauses, figures of their own, a clock for signed addresses and for codes, a disk that is full.
   */
  jobSettings?: Partial<JobSettings>;
  reportSources?: ReportSources;
  mailerSettings?: MailerSettings;
  webhookSettings?: Partial<CourierSettings>;
  journalPausesMs?: readonly number[];
  /** For tests: how names of the outside are looked up. */
  resolveOutside?: OutsideSettings['resolve'];
  now?: () => number;
  /** For tests: where the log goes instead of the standard output. */
  logTo?: { write(line: string): void };
  freeBytes?: RoomOf;
  /** Routes beside the host's own: tests bring theirs. */
  routes?: (app: FastifyInstance) => void | Promise<void>;
}

/** What a capability's routes are given. */
export interface Parts extends AppOptions {
  passwords: ReturnType<typeof passwords>;
  tokens: ReturnType<typeof tokens>;
  secondFactors: SecondFactors;
  jobs: Jobs;
  mailer: Mailer;
}

/**
 * Builds the host. The order of the hooks is the order of the checks: 503, 401, 413, 400, 403, then the routes' own 404, 422, 409. A worker
 * is the same, and never listens: what it answers is `buildHealthApp`.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  installExtensions();
  await addLanguages(options.model);
  const { config, database, model, jwtSecret, now, dashboardFolder, metrics, tracing } = options;
  const app = createServer(config, options.logTo, tracing?.logFields);
  tracing?.follow(app);
  metrics?.measure(app);
  const jobs = openJobs(app, {
    database,
    duties: config.duties,
    observe: metrics?.jobEnded,
    traced: tracing?.traced,
    ...options.jobSettings,
  });
  const { smtpUrl, mailFrom: from, dataDir } = config;
  const bounceAddresses = config.mailBounces === undefined ? undefined : new BounceAddresses(config.mailBounces, jwtSecret);
  const parts: Parts = {
    ...options,
    passwords: passwords(options.passwordCost),
    tokens: tokens(jwtSecret, options.tokenLifetimeSeconds),
    secondFactors: new SecondFactors(jwtSecret, app.log, now),
    jobs,
    mailer: mail(app, {
      ...{ jobs, database, smtpUrl, from, dataDir, settings: options.mailerSettings },
      limits: { ...normalLimits, ...config.limits },
      bounces: bounceAddresses,
      traced: tracing?.traced,
    }),
  };
  language(app);
  errors(app);
  unknownPaths(app);
  openApi(app, model);
  requestId(app);
  securityHeaders(app, config.s3?.publicUrl, config.publicUrl);
  await crossOrigin(app, config.corsOrigins ?? []);
  stopping(app);
  validation(app);
  workOfRoutes(app, database, ({ caller }) => caller.clientId);
  await callLimit(app, { ...normalLimits, ...config.limits }.apiCallsPerMinute);
  await access(app, {
    database,
    passwords: parts.passwords,
    tokens: parts.tokens,
    mfaTokens: mfaTokens(jwtSecret, now),
    secondFactors: parts.secondFactors,
    mailer: parts.mailer,
    clientSecret: config.oauthClientSecret,
    model,
    readOtherBearer: options.readOtherBearer ?? programBearer(database, model),
  });
  jsonBody(app);
  guard(app);
  compression(app);
  dataVersions(app, database);
  health(app, { database, dataDir: config.dataDir, freeBytes: options.freeBytes });
  await bounces(app, { database, mailer: parts.mailer, addresses: bounceAddresses });
  await capabilities(app, parts);
  if (dashboardFolder) await dashboard(app, dashboardFolder, (host) => brandingAt(database, host, config.publicUrl));
  return app;
}

/** The place of everything the host can do beyond signing in: one line each. */
async function capabilities(app: FastifyInstance, parts: Parts): Promise<void> {
  const { config, routes, model, database, passwords, jwtSecret, reportSources: sources = reportSources, now, jobs, mailer } = parts;
  const { dataDir, s3 } = config;
  const traced = parts.tracing?.traced;
  const limits = { ...normalLimits, ...config.limits };
  authRoutes(app, { database, model, passwords, tokens: parts.tokens, secondFactors: parts.secondFactors, mailer, jwtSecret });
  await session(app, { database, model });
  await settings(app, { database, model });
  const secrets = { hashPassword: passwords.hash, digestSecret: secretDigest(jwtSecret) };
  const sealing = new Sealing(jwtSecret, WEBHOOK_SECRETS);
  const allowsLoopback = config.outgoingLoopback ?? false;
  const stored = storedFiles(dataDir, s3, traced);
  const archives = new Archives(dataDir, jobs);
  await crud(app, {
    model,
    database,
    ...secrets,
    seal: (text, owner) => sealing.seal(text, owner),
    allowsLoopback,
    mailer,
    queue: jobs,
    stored,
    archives,
  });
  const looks = emailLooks({ database, model, stored });
  receipts({ mailer, database, model, stored, looks });
  purchasing({ mailer, database, model, stored, looks });
  testPrints(app, { database, model, stored });
  emailPreview(app, { mailer, database, model, stored, looks, publicUrl: config.publicUrl });
  await savedViews(app, { model, database });
  await search(app, { model, database });
  notifications(app, { model, database });
  searchFilling(jobs, database, model);
  await intakeRoute(app, { model, database, observe: parts.metrics?.ordersCame });
  cashEntriesRoute(app, { model, database });
  await platform(app, { database });
  operations(app, { database, jobs, dataDir, freeBytes: parts.freeBytes, version: PROGRAM.version });
  setUp(app, { database });
  const open = (sealed: string, owner: string) => sealing.open(sealed, owner);
  const fetchOutside = outsideClient({ loopback: allowsLoopback, resolve: parts.resolveOutside, traced });
  await integrations(app, {
    ...{ database, model, jobs, fetchOutside, open, seal: (text, owner) => sealing.seal(text, owner), publicUrl: config.publicUrl },
    ...{
      apps: config.programApps ?? {},
      pausesMs: parts.journalPausesMs,
      callsPerMinute: limits.apiCallsPerMinute,
      observe: parts.metrics?.ordersCame,
    },
  });
  alertEmails({ database, model, mailer, publicUrl: config.publicUrl, looks });
  commentEmails({ database, model, mailer, publicUrl: config.publicUrl, looks });
  scheduledTasks(jobs, database, model, mailer);
  await reports(app, { database, model, sources });
  const exporting = await exports(app, { database, model, jobs, dataDir, sources, stored });
  reportSchedules(app, { database, jobs, mailer, exporting, publicUrl: config.publicUrl, looks });
  webhooks(app, {
    ...{ database, model, jobs, mailer, looks, publicUrl: config.publicUrl, settings: parts.webhookSettings },
    ...{ fetchOutside, open },
  });
  removals(jobs, { database, model, exporting, archives, stored, store: fileStore(dataDir, s3, traced) });
  await bulk(app, { database, model, jobs, ...secrets, mailer, dataDir, s3, exporting, traced });
  await wholeBusiness(app, { database, model, jobs, stored, dataDir, s3, limits, traced });
  await files(app, { dataDir, s3, jwtSecret, now, database, model, jobs, limits, traced });
  await routes?.(app);
}

/** All that a worker answers: its health, as a host tells it. */
export function buildHealthApp({ config, database, freeBytes }: Pick<AppOptions, 'config' | 'database' | 'freeBytes'>): FastifyInstance {
  const app = createServer(config, undefined);
  language(app);
  errors(app);
  unknownPaths(app);
  requestId(app);
  securityHeaders(app, undefined);
  stopping(app);
  health(app, { database, dataDir: config.dataDir, freeBytes });
  return app;
}

function createServer(
  { logLevel, trustProxy }: AppOptions['config'],
  logTo: AppOptions['logTo'],
  logFields?: Tracing['logFields'],
): FastifyInstance {
  return Fastify({
    logger: logLevel === 'silent' ? false : logOptions(logLevel, logTo, logFields),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: trustProxy ?? false,
    bodyLimit: jsonBodyLimitBytes,
    // Enough for 5 MB over a slow line; after that a caller who never ends is let go.
    requestTimeout: 120_000,
    // Longer than a stopping host waits for what runs (`stopOnSignals`): its own patience decides.
    pluginTimeout: 30_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 256 },
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable,
  });
}
