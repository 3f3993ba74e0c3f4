import { afterAll } from 'vitest';
import { endSharedHost } from './browser.ts';

// Runs for each file of browser tests: none of them finds what another one left.
afterAll(endSharedHost);
