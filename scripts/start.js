// npm start: builds what changed, then runs the host in this very process, so that signals and exit codes are the host's own. The host is
// built first and fills its database while the dashboard is built beside it.
import { hostBuilt } from './ensureBuilt.js';
import { followParent } from './followParent.js';

process.env.NODE_ENV ??= 'production';
// Demo data have known passwords, so they are the default only where nobody else can reach the host.
process.env.DEMO ??= /^(?:127\.[\d.]+|localhost|::1)?$/.test(process.env.HOST ?? '') ? '1' : '0';
process.setSourceMapsEnabled(true);
followParent();

try {
  const { isNew, dashboard } = await hostBuilt();
  const { run } = await import(new URL('../dist/host/run.js', import.meta.url).href);
  if (isNew)
    dashboard.then(
      () => console.log('Built what had changed of the dashboard and the host.'),
      () => undefined,
    );
  await run('host', dashboard);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
