import { say } from '#/i18n/sentences.ts';
import { tidyWord } from '#/model/values/tidyWord.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { forbidden } from '#/server/foundation/http/apiError.ts';
import type { PlannedPart } from '../bring/plannedPart.ts';
import { type LookedAt, nameOf } from '../bring/readFile.ts';
import type { BulkHost } from '../bulkHost.ts';
import type { Corrections } from '../import/corrections.ts';
import { balanceKinds } from './kinds.ts';
import type { BalanceName } from './plannedBalance.ts';

/** Which location's stock comes; none: stock is left out. */
export interface ChosenBalances {
  stock_location?: string | null | undefined;
}

/** The stock on hand of a file, for the page. `is_here`: the establishment is called so. */
export interface FoundStockOfFile {
  items: number;
  locations: { name: string; items: number; is_here: boolean }[];
  allowed: boolean;
  /** Whether its value is told: that takes the right to see costs. */
  shows_value: boolean;
}

interface AddressedFile extends LookedAt {
  fileUrl: string;
}

/** What a file has of stock on hand, for the page; null where it says none. */
export function foundStock(
  host: BulkHost,
  caller: Caller,
  establishment: { id: number; name: string },
  { known }: LookedAt,
): FoundStockOfFile | null {
  if (!known?.profile.stock) return null;
  const products = new Set(
    known.profile.parts
      .find(({ resource }) => resource === 'products')
      ?.rows(known.file)
      .map((row) => row.number),
  );
  const items = new Map<string, number>();
  for (const { location, item, number } of known.profile.stock(known.file))
    if (item !== undefined || products.has(number)) items.set(location, (items.get(location) ?? 0) + 1);
  const own = tidyWord(establishment.name);
  const isHere = (location: string) => location !== '' && (tidyWord(location).includes(own) || own.includes(tidyWord(location)));
  const locations = [...items].map(([name, count]) => ({ name, items: count, is_here: isHere(name) }));
  if (!locations.length) return null;
  return {
    items: Math.max(...items.values()),
    locations,
    allowed: balanceKinds.stock.may(host, caller, establishment.id),
    shows_value: canUse(caller, 'CostView', establishment.id),
  };
}

/** The gift cards, or the members with points, of a file, for the page; null where it has none. */
export function foundBalances(
  host: BulkHost,
  caller: Caller,
  establishmentId: number,
  { known, fileUrl }: AddressedFile,
  name: 'gift_cards' | 'points',
) {
  const kind = balanceKinds[name];
  const count = known ? kind.rows({ fileUrl, known }, '').length : 0;
  return count ? { count, allowed: kind.may(host, caller, establishmentId) } : null;
}

/** The balances of files as parts of one operation, behind what their rows refer to. @throws ApiError 403 where they were asked for in vain */
export function planBalances(
  host: BulkHost,
  caller: Caller,
  establishmentId: number,
  { files, parts, corrections }: { files: readonly AddressedFile[]; parts: readonly PlannedPart[]; corrections: Corrections | undefined },
  chosen: ChosenBalances,
): PlannedPart[] {
  const planned: PlannedPart[] = [];
  const add = (file: AddressedFile, kind: BalanceName, location: string) => {
    if (!file.known) return;
    const { resource, headers, rows } = balanceKinds[kind];
    const total = rows({ fileUrl: file.fileUrl, known: file.known }, location, { parts, corrections }).length;
    if (!total) return;
    const profile = nameOf(file.known.profile);
    const about = { fileUrl: file.fileUrl, fileName: file.name, profile, resource, headers, total };
    planned.push({ ...about, mode: 'create', notations: {}, balance: { kind, location } });
  };
  const { stock_location: location } = chosen;
  if (typeof location === 'string') {
    if (!balanceKinds.stock.may(host, caller, establishmentId)) throw forbidden(say('bulk.stock_not_allowed'));
    for (const file of files) if (file.known?.profile.stock) add(file, 'stock', location);
  }
  // Who may not bring cards or points still brings the rest: the page says that they are left out.
  for (const name of ['gift_cards', 'points'] as const)
    for (const file of files) if (balanceKinds[name].may(host, caller, establishmentId)) add(file, name, '');
  return planned;
}
