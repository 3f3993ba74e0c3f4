import type { VerbFunction } from '#/server/crud/verbFunctions.ts';
import { readVariance } from '#/server/stock/counts/readVariance.ts';
import { readerOf } from '#/server/stock/counts/sheet.ts';

/** What a sheet's counted rows differ by in all, before it is applied and after. */
export const perform: VerbFunction = async (work, _input, record) => ({ data: await readVariance(work.tx, await readerOf(work, record)) });
