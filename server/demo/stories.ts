import type { DemoPlace, DemoWorld } from './world.ts';

/**
 * Demo records that hang together in ways a definition cannot say: a card's movements, a drawer's day. Told in each establishment, after
 * its records and its orders.
 */
export type Story = (world: DemoWorld, place: DemoPlace) => Promise<void>;

const files = import.meta.glob('/server/demo/stories/*.ts', { eager: true, import: 'story' }) as Readonly<Record<string, Story>>;

/** Every story, found by its file, in the order of their names. */
export const stories: readonly Story[] = Object.keys(files)
  .sort()
  .map((file) => files[file] as Story);
