import { valuesIn } from '#/model/values/shapes.ts';
/** The parts of the dashboard as a person wants them. */
export interface Arrangement {
  /** The parts that were moved, and those around them, in order. */
  order: readonly string[];
  hidden: readonly string[];
}

export const asAtFirst: Arrangement = { order: [], hidden: [] };

/**
 * All known parts in the person's order: one that is new since then stands behind the one that it follows at first, and what is gone is
 * left out.
 */
export function ordered(known: readonly string[], { order }: Pick<Arrangement, 'order'>): string[] {
  const result = order.filter((id) => known.includes(id));
  for (const [index, id] of known.entries()) {
    if (result.includes(id)) continue;
    const before = known[index - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  }
  return result;
}

/** One part in the place of another; the others close up. */
export function movedTo(order: readonly string[], id: string, at: string): string[] {
  const to = order.indexOf(at);
  if (to < 0 || !order.includes(id) || id === at) return [...order];
  const others = order.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

/** Reads what is stored: anything else than an arrangement is as if nothing were. */
export function readArrangement(stored: unknown): Arrangement {
  const { order, hidden } = valuesIn(stored);
  const names = (value: unknown) => (Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []);
  return { order: [...new Set(names(order))], hidden: [...new Set(names(hidden))] };
}
