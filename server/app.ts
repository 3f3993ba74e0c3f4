import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { addLanguages } from '#/i18n/definitions.ts';
import type { Model } from '#/resources/schema/model.ts';
import { access } from './access/access.ts';
import type { BearerReader } from './access/authenticate.ts';
import { type PasswordCost, passwords } from './access/passwords.ts';
import { secretDigest } from './access/secretDigest.ts';
import { stationBearer } from './access/stationBearer.ts';
import { tokens } from './access/tokens.ts';
import { mfaTokens } from './access/twoFactor/mfaTokens.ts';
import { SecondFactors } from './access/twoFactor/secondFactors.ts';
import { ways } from './access/ways.ts';
import { bulk } from './bulk/index.ts';
import type { Config } from './config.ts';
import { crud } from './crud/index.ts';
import type { Database } from './database/openDatabase.ts';
import { exports } from './exports/index.ts';
import { fileStore } from './files/fileStore.ts';
import { files } from './files/index.ts';
import { storedFiles } from './files/storedFiles.ts';
import { integrations } from './integrations/index.ts';
import { type JobSettings, type Jobs, openJobs } from './jobs/jobs.ts';
import { type Limits, normalLimits } from './limits.ts';
import { logOptions } from './log.ts';
import { mail, type Post } from './mail/index.ts';
import type { PostSettings } from './mail/post.ts';
import { openApi } from './openapi/openApi.ts';
import { platform } from './platform/index.ts';
import { Archives } from './platform/removals/archive.ts';
import { removals } from './platform/removals/removals.ts';
import { compression } from './plugins/compression.ts';
import { crossOrigin } from './plugins/crossOrigin.ts';
import { dashboard } from './plugins/dashboard.ts';
import type { RoomOf } from './plugins/diskRoom.ts';
import { answerError, errors } from './plugins/errors.ts';
import { guard } from './plugins/guard.ts';
import { health } from './plugins/health.ts';
import { jsonBody, jsonBodyLimitBytes } from './plugins/jsonBody.ts';
import { language } from './plugins/language.ts';
import { unknownPaths } from './plugins/notFound.ts';
import { newRequestId, requestId } from './plugins/requestId.ts';
import { securityHeaders } from './plugins/securityHeaders.ts';
import { stopping } from './plugins/stopping.ts';
import { answerUnreadable } from './plugins/unreadable.ts';
import { validation } from './plugins/validation.ts';
import { workKinds } from './plugins/workKind.ts';
import { purchasing } from './purchasing/index.ts';
import { receipts } from './receipts/index.ts';
import { reportSchedules } from './reportSchedules/index.ts';
import { type ReportSources, reports } from './reports/index.ts';
import { intakeRoute } from './sales/intakeRoute.ts';
import { savedViews } from './savedViews/index.ts';
import { search } from './search/index.ts';
import { session } from './session/index.ts';
import { settings } from './settings/index.ts';
import { upkeep } from './upkeep.ts';

/** Everything the host is made of; it neither listens nor reads the environment. */
export interface AppOptions {
  config: Pick<Config, 'oauthClientSecret' | 'logLevel' | 's3' | 'trustProxy' | 'dataDir'> &
    Partial<Pick<Config, 'smtpUrl' | 'mailFrom'>> &
    Partial<Pick<Config, 'corsOrigins' | 'publicUrl'>> & { limits?: Partial<Limits> };
  database: Database;
  model: Model;
  jwtSecret: string;
  /** The built dashboard; unset: the API alone. */
  dashboardFolder?: string | undefined;
  /** For tests: a cheaper one than the normal. */
  passwordCost?: PasswordCost;
  tokenLifetimeSeconds?: number;
  readOtherBearer?: BearerReader;
  /** For tests: the queue's and the post's pauses, figures of their own, a clock for signed addresses and for codes, a disk that is full. */
  jobSettings?: Partial<JobSettings>;
  reportSources?: ReportSources;
  postSettings?: PostSettings;
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
  post: Post;
}

/** Builds the host. The order of the hooks is the order of the checks: 503, 401, 413, 400, 403, then the routes' own 404, 422, 409. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  await addLanguages(options.model);
  const { config, database, model, jwtSecret, now, dashboardFolder } = options;
  const app = createServer(config, options.logTo);
  const jobs = openJobs(app, { database, ...options.jobSettings });
  const { smtpUrl, mailFrom: from, dataDir } = config;
  const parts: Parts = {
    ...options,
    passwords: passwords(options.passwordCost),
    tokens: tokens(jwtSecret, options.tokenLifetimeSeconds),
    secondFactors: new SecondFactors(jwtSecret, app.log, now),
    jobs,
    post: mail(app, { jobs, smtpUrl, from, dataDir, settings: options.postSettings, limits: { ...normalLimits, ...config.limits } }),
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
  await access(app, {
    database,
    passwords: parts.passwords,
    tokens: parts.tokens,
    mfaTokens: mfaTokens(jwtSecret, now),
    secondFactors: parts.secondFactors,
    post: parts.post,
    clientSecret: config.oauthClientSecret,
    catalogue: model.permissions,
    readOtherBearer: options.readOtherBearer ?? stationBearer(database),
  });
  jsonBody(app);
  guard(app);
  compression(app);
  workKinds(app, database);
  health(app, { database, dataDir: config.dataDir, freeBytes: options.freeBytes });
  await capabilities(app, parts);
  if (dashboardFolder) await dashboard(app, dashboardFolder);
  return app;
}

/** The place of everything the host can do beyond signing in: one line each. */
async function capabilities(app: FastifyInstance, parts: Parts): Promise<void> {
  const { config, routes, model, database, passwords, jwtSecret, reportSources: sources, now, jobs, post } = parts;
  const { dataDir, s3 } = config;
  const limits = { ...normalLimits, ...config.limits };
  ways(app, { database, model, passwords, tokens: parts.tokens, secondFactors: parts.secondFactors, post, jwtSecret });
  await session(app, { database });
  await settings(app, { database, model });
  const secrets = { hashPassword: passwords.hash, digestSecret: secretDigest(jwtSecret) };
  const stored = storedFiles(dataDir, s3);
  const archives = new Archives(dataDir, jobs);
  await crud(app, { model, database, ...secrets, post, stored, archives });
  receipts({ post, database, model, stored });
  purchasing({ post, database, model, stored });
  await savedViews(app, { model, database });
  await search(app, { model, database });
  await intakeRoute(app, { model, database });
  await platform(app, { database });
  await integrations(app, { database });
  upkeep(jobs, database);
  await reports(app, { database, model, sources });
  const exporting = await exports(app, { database, model, jobs, dataDir, sources });
  reportSchedules({ database, jobs, post, exporting });
  removals(jobs, { database, model, exporting, archives, stored, store: fileStore(dataDir, s3) });
  await bulk(app, { database, model, jobs, ...secrets, post, dataDir, s3 });
  await files(app, { dataDir, s3, jwtSecret, now, database, model, jobs, limits });
  await routes?.(app);
}

function createServer({ logLevel, trustProxy }: AppOptions['config'], logTo: AppOptions['logTo']): FastifyInstance {
  return Fastify({
    logger: logLevel === 'silent' ? false : logOptions(logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: trustProxy ?? false,
    bodyLimit: jsonBodyLimitBytes,
    // Enough for 5 MB over a slow line; after that a caller who never ends is let go.
    requestTimeout: 120_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 256 },
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable,
  });
}
