import { useCallback, useState } from 'react';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { readStored, writeStored } from '#/src/foundation/settings/browserStorage.ts';

/** A record, or a page of the menu: no more than what leads there, so that a device keeps no names. */
export type KeptPage = { resource: string; id: number } | { path: string };
/** What one person keeps at hand in one business, the newest first. */
export interface KeptPages {
  pinned: readonly KeptPage[];
  recent: readonly KeptPage[];
}

const NONE: KeptPages = { pinned: [], recent: [] };
const MAX_PINNED = 12;
const MAX_RECENT = 8;

/** Tells a page from all others. */
export function keyOfPage(page: KeptPage): string {
  return 'path' in page ? page.path : `${page.resource} ${page.id}`;
}

/** What is remembered under a key of the browser's storage; nothing where it is not readable. */
export function readPages(key: string): KeptPages {
  try {
    const { pinned, recent }: Partial<Record<string, unknown>> = JSON.parse(readStored(key) ?? '{}') ?? {};
    return { pinned: pagesIn(pinned).slice(0, MAX_PINNED), recent: pagesIn(recent).slice(0, MAX_RECENT) };
  } catch {
    return NONE;
  }
}

/** With a page at the head of those that were opened last. */
export function opened(pages: KeptPages, page: KeptPage): KeptPages {
  return { ...pages, recent: [page, ...without(pages.recent, page)].slice(0, MAX_RECENT) };
}

/** With a page among the pinned ones, or without it where it was. */
export function turned(pages: KeptPages, page: KeptPage): KeptPages {
  const others = without(pages.pinned, page);
  return { ...pages, pinned: others.length < pages.pinned.length ? others : [...others, page].slice(-MAX_PINNED) };
}

/** The page that a path of the dashboard is, where it is one to come back to: a record's page, or one of these. */
export function pageAt(pathname: string, paths: ReadonlySet<string>): KeptPage | undefined {
  const [, resource = '', id] = /^\/([^/]+)\/(\d+)\/show(?:\/|$)/.exec(pathname) ?? [];
  if (id !== undefined && Object.hasOwn(model.resources, resource)) return { resource, id: Number(id) };
  return paths.has(pathname) ? { path: pathname } : undefined;
}

/** Where a person's pages of one business are kept: whoever signs in next, or enters another business, has others. */
export function useKeptKey(): string {
  const { user, acting, establishment } = useSession();
  return `countinghouse.places.${user.id}.${acting?.client_id ?? user.client_id ?? establishment?.client_id ?? 0}`;
}

/** What the signed-in person keeps at hand on this device, as it was when this was drawn first, and how they pin. */
export function useKeptPages(): KeptPages & { pin: (page: KeptPage) => void } {
  const key = useKeptKey();
  const [pages, setPages] = useState(() => readPages(key));
  const pin = useCallback(
    (page: KeptPage) => {
      const next = turned(readPages(key), page);
      writeStored(key, JSON.stringify(next));
      setPages(next);
    },
    [key],
  );
  return { ...pages, pin };
}

function without(pages: readonly KeptPage[], page: KeptPage): KeptPage[] {
  return pages.filter((one) => keyOfPage(one) !== keyOfPage(page));
}

function pagesIn(stored: unknown): KeptPage[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown): KeptPage[] => {
    if (typeof one !== 'object' || one === null) return [];
    if ('path' in one && typeof one.path === 'string') return [{ path: one.path }];
    if (!('resource' in one && typeof one.resource === 'string' && 'id' in one && typeof one.id === 'number')) return [];
    return Number.isSafeInteger(one.id) && one.id > 0 ? [{ resource: one.resource, id: one.id }] : [];
  });
}
