import type { ResourceModel } from '#/model/language/model.ts';
import { oneOf, valuesIn } from '#/model/values/shapes.ts';

/** The shapes that the records of a list come in. */
const LAYOUTS = ['list', 'calendar', 'board'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Those that a definition asks for; a list is always one. */
export function layoutsOf({ list }: Pick<ResourceModel, 'list'>): Layout[] {
  return LAYOUTS.filter((layout) => layout === 'list' || list[layout] !== undefined);
}

/** What of an address says how records are laid out: which shape, and of a calendar the day it is at and how much of it. */
const PARTS = ['as', 'on', 'span'] as const;

/** The shape that an address names; a list where it names none, or one that the definition does not ask for. */
export function layoutIn(search: string, resource: Pick<ResourceModel, 'list'>): Layout {
  const named = new URLSearchParams(search).get('as');
  return layoutsOf(resource).find((layout) => layout === named) ?? 'list';
}

/** An address (`?…`) with other parts, the rest as it is. */
export function withParts(search: string, parts: Readonly<Partial<Record<(typeof PARTS)[number], string>>>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parts)) params.set(name, value);
  return `?${params}`;
}

/** The part of an address that says the shape that a list had last, by what is kept of its parameters; empty where it was a list. */
export function keptShape(kept: unknown): string {
  const as = oneOf(LAYOUTS, valuesIn(kept).as);
  return as && as !== 'list' ? withParts('', { as }) : '';
}

/** Another address of the same list that is laid out as the first one says. */
export function laidOutAs(from: string, search: string): string {
  const params = new URLSearchParams(from);
  return withParts(search, Object.fromEntries(PARTS.flatMap((part) => (params.has(part) ? [[part, params.get(part) ?? '']] : []))));
}
