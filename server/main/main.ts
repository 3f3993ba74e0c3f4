import { run } from './run.ts';

await run('host');
