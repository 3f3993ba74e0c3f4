import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import type { Plugin } from 'vite';

/** Of the icons that systems ask for, in pixels. */
const SIZES = [192, 512];
const APPLE_SIZE = 180;
/** How much of a maskable icon the mark takes: what is outside may be cut off. */
const WITHIN = 0.6;

/**
 * Makes the dashboard installable: its manifest, its icons (drawn from the one in `index.html`), and the worker that opens it where there is
 * no connection (`serviceWorker.js` beside this file, with the names of what the first page needs).
 */
export function installable(root: string): Plugin {
  return {
    name: 'countinghouse:installable',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `/icon-${APPLE_SIZE}.png` }, injectTo: 'head' },
    ],
    generateBundle: {
      // Once the page stands as it is sent: the builder leaves out an entry that only imports others.
      order: 'post',
      async handler(_options, bundle) {
        const html = readFileSync(join(root, 'index.html'), 'utf8');
        const mark = markIn(html);
        const colour = colourIn(html);
        const emit = (fileName: string, source: string | Uint8Array) => this.emitFile({ type: 'asset', fileName, source });
        for (const size of SIZES) emit(`icon-${size}.png`, await drawn(mark, size));
        emit(`icon-${APPLE_SIZE}.png`, await drawn(padded(mark, colour), APPLE_SIZE));
        emit('icon-maskable.png', await drawn(padded(mark, colour), Math.max(...SIZES)));
        emit('manifest.webmanifest', JSON.stringify(manifest(html, colour)));
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html');
        const files = firstFiles(Object.values(bundle), String(page.source));
        const worker = readFileSync(join(import.meta.dirname, 'serviceWorker.js'), 'utf8');
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
        emit('service-worker.js', worker.replace("'%FILES%'", JSON.stringify(files)).replace('%VERSION%', version));
      },
    },
  };
}

/** What a bundle holds of a file, as far as it is asked here. */
interface Part {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly imports?: readonly string[];
}

/** The scripts that a page asks for with all that they import, and every style. @param page its HTML */
export function firstFiles(parts: readonly Part[], page: string): string[] {
  const known = new Map(parts.map((part) => [part.fileName, part]));
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const next of known.get(name)?.imports ?? []) visit(next);
  };
  for (const { type, fileName } of parts) if (type === 'chunk' && page.includes(`"/${fileName}"`)) visit(fileName);
  for (const { type, fileName } of parts) if (type === 'asset' && fileName.endsWith('.css')) found.add(fileName);
  return [...found].sort().map((name) => `/${name}`);
}

/** The drawing in the page's icon. @throws where there is none */
export function markIn(html: string): string {
  const [, text] = /href="data:image\/svg\+xml,([^"]+)"/.exec(html) ?? [];
  if (!text) throw new Error('index.html has no icon that is drawn in itself');
  return decodeURIComponent(text);
}

function colourIn(html: string): string {
  const [, colour] = /name="theme-color" content="([^"]+)"/.exec(html) ?? [];
  if (!colour) throw new Error('index.html says no theme-color');
  return colour;
}

function manifest(html: string, colour: string): object {
  const name = /<title>([^<]+)<\/title>/.exec(html)?.[1];
  const png = (src: string, size: number, purpose: string) => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose });
  return {
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colour,
    theme_color: colour,
    icons: [...SIZES.map((size) => png(`/icon-${size}.png`, size, 'any')), png('/icon-maskable.png', Math.max(...SIZES), 'maskable')],
  };
}

/** The mark in the middle of its ground. */
function padded(mark: string, colour: string): string {
  const [, box = '0 0 32 32', inner = ''] = /<svg[^>]*viewBox=['"]([^'"]+)['"][^>]*>([\s\S]*)<\/svg>/.exec(mark) ?? [];
  const width = Number(box.split(' ')[2]);
  const edge = (width * (1 - WITHIN)) / 2;
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${box}'><rect width='${width}' height='${width}' fill='${colour}'/><g
    transform='translate(${edge} ${edge}) scale(${WITHIN})'>${inner}</g></svg>`;
}

function drawn(mark: string, size: number): Promise<Buffer> {
  // A drawing of no size of its own is drawn larger than it was asked for.
  return Transformer.fromSvg(mark.replace('<svg ', `<svg width='${size}' height='${size}' `))
    .resize(size, size)
    .png();
}
