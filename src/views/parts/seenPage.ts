import type { Identifier, SortPayload } from 'ra-core';

/** A page of a list as it was last seen, and how it was asked for. */
export interface SeenPage {
  ids: readonly Identifier[];
  page: number;
  perPage: number;
  /** Records on all pages. */
  total: number;
  sort: SortPayload;
  filter: Readonly<Record<string, unknown>>;
}

const seen = new Map<string, SeenPage>();

/** Keeps what was last seen of a resource's list, as long as the tab stays: the way from record to record. */
export const keepSeen = (resource: string, page: SeenPage): void => void seen.set(resource, page);

/** What was last seen of a resource's list; undefined where it has not been. */
export const seenPage = (resource: string): SeenPage | undefined => seen.get(resource);

/** Where a record stands in what was seen; undefined where it does not. */
export interface Standing {
  /** Counted over all pages, from 1. */
  position: number;
  total: number;
  previous: Identifier | undefined;
  next: Identifier | undefined;
  /** The page that has to be read for the neighbour that this one lacks. */
  beyond: number | undefined;
}

/** Finds a record in a page that was seen. */
export function standingOf(page: SeenPage | undefined, id: Identifier | undefined): Standing | undefined {
  const index = page?.ids.findIndex((one) => String(one) === String(id)) ?? -1;
  if (!page || index < 0) return undefined;
  const isFirst = index === 0;
  const isLast = index === page.ids.length - 1;
  const position = (page.page - 1) * page.perPage + index + 1;
  const goesOn = isLast && position < page.total;
  return {
    position,
    total: page.total,
    previous: page.ids[index - 1],
    next: page.ids[index + 1],
    // Several pages may have been read one below the other.
    beyond: goesOn
      ? page.page + Math.max(1, Math.ceil(page.ids.length / page.perPage))
      : isFirst && page.page > 1
        ? page.page - 1
        : undefined,
  };
}
