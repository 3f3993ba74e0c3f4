// npm run worker: builds the host where it changed, and not the dashboard, then runs a worker in this very process, so that signals and
// exit codes are the worker's own.
import { workerBuilt } from './ensureBuilt.js';
import { followParent } from './followParent.js';

process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
followParent();

try {
  const { isNew } = await workerBuilt();
  if (isNew) console.log('Built the host.');
  const { run } = await import(new URL('../dist/host/run.js', import.meta.url).href);
  await run('worker');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
