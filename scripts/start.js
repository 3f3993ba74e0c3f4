// npm start: builds what changed, then runs the host in this very process, so that signals and exit codes are the host's own.
import { ensureBuilt } from './ensureBuilt.js';
import { followParent } from './followParent.js';

process.env.NODE_ENV ??= 'production';
// Demo data have known passwords, so they are the default only where nobody else can reach the host.
process.env.DEMO ??= /^(?:127\.[\d.]+|localhost|::1)?$/.test(process.env.HOST ?? '') ? '1' : '0';
process.setSourceMapsEnabled(true);
followParent();

try {
  if (await ensureBuilt()) console.log('Built the dashboard and the host.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import(new URL('../dist/host/main.js', import.meta.url).href);
