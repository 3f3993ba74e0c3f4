import { parentPort, workerData } from 'node:worker_threads';
import { servePglite } from './pgliteServer.js';

// The embedded database in a thread of its own.
await servePglite(parentPort, workerData);
