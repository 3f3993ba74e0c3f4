import { name, version } from '#/package.json';

/** The program that writes an export. */
export const PROGRAM = { name, version } as const;
