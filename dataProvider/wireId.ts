import type { Identifier } from 'ra-core';

/** An id as the host writes it: a number, also where a route gave its text. */
export function wireId(id: Identifier): Identifier {
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id;
}
