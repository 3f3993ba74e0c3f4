import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOTHING_HERE, notFound } from './apiError.ts';
import { isApiPath } from './notFound.ts';
import { ANY_PAGE } from './routeOf.ts';

/** A business's own name and logos (addresses of pictures), where it has an address of its own. */
export interface Branding {
  name: string;
  logo: string | null;
  logoOnDark: string | null;
}

/** Who is at home under a host name, if it is one of our businesses. */
export type BrandingAt = (host: string) => Promise<Branding | undefined>;

/**
 * Serves the built dashboard from `folder`: hashed files for a year, compressed at build time; its page for every address it may know. Under
 * the address of a business the page says whose it is.
 */
export async function dashboard(app: FastifyInstance, folder: string, brandingAt: BrandingAt = async () => undefined): Promise<void> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControlOf(path));
    },
  });
  app.get(ANY_PAGE, { config: { public: true } }, (request, reply) => {
    const path = decodeURIComponent(request.url.split('?')[0] ?? '/').slice(1);
    if (isApiPath(`/${path}`)) return reply.callNotFound();
    if (isDevious(path)) throw notFound(NOTHING_HERE);
    if (path !== 'index.html' && path !== '' && existsSync(join(folder, path)) && /\.\w+$/.test(path)) return reply.sendFile(path);
    return answerPage(request, reply, page, brandingAt);
  });
}

/** A path that climbs, or hides where it goes: no address of ours is written so, and what it would find is not looked for. */
function isDevious(path: string): boolean {
  return /(^|\/)\.{1,2}(\/|$)|[\\\0]|^\/|\/\/|%(25|2e|2f|5c|00)/i.test(path);
}

/** The dashboard's page, for a browser that asks for a page, and at the root for whoever asks; everything else is not found. */
async function answerPage(request: FastifyRequest, reply: FastifyReply, page: string, brandingAt: BrandingAt) {
  const isRoot = request.url.split('?')[0] === '/';
  if (!isRoot && !request.headers.accept?.includes('text/html')) throw notFound(NOTHING_HERE);
  const branding = await brandingAt(request.hostname).catch((error: unknown) => {
    // The page is of use without it, and says itself what is wrong with the host.
    request.log.warn({ err: error }, 'whose address it is could not be read');
    return undefined;
  });
  if (!branding) return reply.sendFile('index.html');
  return reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(brandedPage(page, branding));
}

/** The page with what the dashboard reads of it (`src/foundation/logo/branding.ts`), and with the business's name in the tab. */
function brandedPage(page: string, { name, logo, logoOnDark }: Branding): string {
  const metas = [
    ['business-name', name],
    ['business-logo', logo],
    ['business-logo-on-dark', logoOnDark],
  ].flatMap(([key, value]) => (value ? [`<meta name="${key}" content="${escaped(value)}" />`] : []));
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(name)}</title>`)
    .replace('</head>', () => `${metas.join('')}</head>`);
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

/** Files under assets/ carry a hash of what they hold; every other one is asked for again. */
function cacheControlOf(path: string): string {
  return /[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+(\.(br|gz))?$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
