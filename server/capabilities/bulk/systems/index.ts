import type { Profile } from './profile.ts';

const found = import.meta.glob<Profile>('./*/*.ts', { eager: true, import: 'profile' });

/** Every kind of file that is known by its headings, found by its place. */
export const profiles: readonly Profile[] = Object.values(found);
