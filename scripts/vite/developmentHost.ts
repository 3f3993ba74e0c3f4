import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import type { buildDevelopmentApp, Kept, openKept } from './developmentApp.ts';

type DevelopmentApp = { buildDevelopmentApp: typeof buildDevelopmentApp; openKept: typeof openKept };

const apiPath = /^\/(?:api|oauth)(?:[/?]|$)/;

/**
 * Kept across restarts of the development server: Vite makes the new one before it closes the old one, and the database opens only once.
 */
const acrossRestarts = globalThis as { countinghouseClosing?: Promise<void> };

/**
 * Serves the API in Vite's own process, from the sources: a changed file of the host takes effect with the next request. The database
 * and its worker thread are opened once and outlive every reload.
 */
export function developmentHost(): Plugin {
  return {
    name: 'countinghouse:development-host',
    apply: (_config, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    configureServer(server) {
      const host = new DevelopmentHost(server);
      server.middlewares.use((request, response, next) => {
        if (apiPath.test(request.url ?? '')) host.answer(request, response).catch(next);
        else next();
      });
      closeWith(server, host);
      // Opened at once, so that who can sign in stands in the terminal; what goes wrong is said again to the first request.
      server.httpServer?.once('listening', () =>
        setImmediate(() => host.open().catch((error: unknown) => server.config.logger.error(String(error)))),
      );
    },
  };
}

class DevelopmentHost {
  readonly #server: ViteDevServer;
  #kept: Promise<Kept> | undefined;
  #app: Promise<FastifyInstance> | undefined;
  #builtBy: DevelopmentApp['buildDevelopmentApp'] | undefined;

  constructor(server: ViteDevServer) {
    this.#server = server;
  }

  /** Opens the database, fills an empty one with demo data, and says who can sign in. */
  async open(): Promise<void> {
    await this.#keep(await this.#load());
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const code = await this.#load();
    if (this.#builtBy !== code.buildDevelopmentApp) {
      const before = this.#app;
      this.#builtBy = code.buildDevelopmentApp;
      this.#app = this.#keep(code).then(async (kept) => {
        await before?.then((app) => app.close()).catch(() => undefined);
        return code.buildDevelopmentApp(kept);
      });
    }
    try {
      const app = await this.#app;
      app?.routing(request, response);
    } catch (error) {
      this.#builtBy = undefined; // the next request tries again
      throw error;
    }
  }

  async close(): Promise<void> {
    const [app, kept] = await Promise.allSettled([this.#app, this.#kept]);
    if (app.status === 'fulfilled') await app.value?.close();
    if (kept.status === 'fulfilled') await kept.value?.database.close();
  }

  /** Opened once; a failure is forgotten, so that the next request tries again. */
  #keep(code: DevelopmentApp): Promise<Kept> {
    this.#kept ??= this.#open(code).catch((error: unknown) => {
      this.#kept = undefined;
      throw error;
    });
    return this.#kept;
  }

  async #open({ openKept }: DevelopmentApp): Promise<Kept> {
    await acrossRestarts.countinghouseClosing;
    return openKept(this.#server.resolvedUrls?.local[0]?.replace(/\/$/, ''));
  }

  async #load(): Promise<DevelopmentApp> {
    const { ssr } = this.#server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The development host needs an environment that runs modules');
    return ssr.runner.import<DevelopmentApp>('/scripts/vite/developmentApp.ts');
  }
}

/** The database is closed before the process ends, on a signal as on a restart. */
function closeWith(server: ViteDevServer, host: DevelopmentHost): void {
  const close = server.close.bind(server);
  const interrupted = () => void server.close().finally(() => process.exit(130));
  process.once('SIGINT', interrupted);
  server.close = async () => {
    process.off('SIGINT', interrupted);
    acrossRestarts.countinghouseClosing = host.close();
    await acrossRestarts.countinghouseClosing;
    await close();
  };
}
