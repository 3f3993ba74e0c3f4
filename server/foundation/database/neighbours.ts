import type { Kysely } from 'kysely';
import type { Tables } from './unitOfWork.ts';

/** Another process that runs on this database. */
export interface Neighbour {
  name: string;
  /** Of its program. */
  version: string;
  /** By which definitions it runs (`schemaOf`); null: it is too old to say so. */
  schema: string | null;
}

/** Tells who else runs on the database now. */
export type ReadNeighbours = (db: Kysely<Tables>) => Promise<Neighbour[]>;

/** The migration cannot go on beside those who run on the database; nothing was changed. The message says what to do. */
export class NeighboursInTheWay extends Error {
  override name = 'NeighboursInTheWay';
}

/** @param what what the migration would do, as `renames products.cost` */
export function stopThemFirst(what: string, neighbours: readonly Neighbour[]): NeighboursInTheWay {
  const names = neighbours.map(({ name, version }) => `${name} (${version})`).join(', ');
  return new NeighboursInTheWay(
    `This program ${what}, beside which those that run on older definitions cannot go on: stop them first, and wait a minute where one ended without a word. There are: ${names}`,
  );
}
