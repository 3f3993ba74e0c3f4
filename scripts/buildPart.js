// node scripts/buildPart.js client|ssr: builds the dashboard alone (dist/dashboard), or the host alone (dist/host).
import { join } from 'node:path';
import { createBuilder } from 'vite';

const builder = await createBuilder({ root: join(import.meta.dirname, '..'), logLevel: 'warn' }, null);
const environment = builder.environments[process.argv[2] ?? ''];
if (!environment) throw new Error('Say which part to build: client or ssr');
await builder.build(environment);
