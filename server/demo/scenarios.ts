import type { DemoOwner, DemoWorld } from './world.ts';

/**
 * Demo records that hang together in ways a definition cannot say: a card's movements, a drawer's day. Told in each establishment, after
 * its records and its orders.
 */
export type Scenario = (world: DemoWorld, owner: DemoOwner) => Promise<void>;

const files = import.meta.glob<Scenario>('/server/demo/scenarios/*.ts', { eager: true, import: 'scenario' });

/** Every scenario, found by its file, in the order of their names. */
export const scenarios: readonly Scenario[] = Object.keys(files)
  .sort()
  .flatMap((file) => files[file] ?? []);
