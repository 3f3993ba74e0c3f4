import { useCallback, useState } from 'react';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { readStored, writeStored } from '#/src/foundation/settings/browserStorage.ts';

/** A record, or a page of the menu: no more than what leads there, so that a device keeps no names. */
export type KeptPlace = { resource: string; id: number } | { path: string };
/** What one person keeps at hand in one business, the newest first. */
export interface KeptPlaces {
  pinned: readonly KeptPlace[];
  recent: readonly KeptPlace[];
}

const NONE: KeptPlaces = { pinned: [], recent: [] };
const MAX_PINNED = 12;
const MAX_RECENT = 8;

/** Tells a place from all others. */
export function keyOfPlace(place: KeptPlace): string {
  return 'path' in place ? place.path : `${place.resource} ${place.id}`;
}

/** What is remembered under a key of the browser's storage; nothing where it is not readable. */
export function readPlaces(key: string): KeptPlaces {
  try {
    const { pinned, recent }: Partial<Record<string, unknown>> = JSON.parse(readStored(key) ?? '{}') ?? {};
    return { pinned: placesIn(pinned).slice(0, MAX_PINNED), recent: placesIn(recent).slice(0, MAX_RECENT) };
  } catch {
    return NONE;
  }
}

/** With a place at the head of those that were opened last. */
export function opened(places: KeptPlaces, place: KeptPlace): KeptPlaces {
  return { ...places, recent: [place, ...without(places.recent, place)].slice(0, MAX_RECENT) };
}

/** With a place among the pinned ones, or without it where it was. */
export function turned(places: KeptPlaces, place: KeptPlace): KeptPlaces {
  const others = without(places.pinned, place);
  return { ...places, pinned: others.length < places.pinned.length ? others : [...others, place].slice(-MAX_PINNED) };
}

/** The place that a path of the dashboard is, where it is one to come back to: a record's page, or one of these. */
export function placeAt(pathname: string, paths: ReadonlySet<string>): KeptPlace | undefined {
  const [, resource = '', id] = /^\/([^/]+)\/(\d+)\/show(?:\/|$)/.exec(pathname) ?? [];
  if (id !== undefined && Object.hasOwn(model.resources, resource)) return { resource, id: Number(id) };
  return paths.has(pathname) ? { path: pathname } : undefined;
}

/** Where a person's places of one business are kept: whoever signs in next, or enters another business, has others. */
export function useKeptKey(): string {
  const { user, acting, establishment } = useSession();
  return `countinghouse.places.${user.id}.${acting?.client_id ?? user.client_id ?? establishment?.client_id ?? 0}`;
}

/** What the signed-in person keeps at hand on this device, as it was when this was drawn first, and how they pin. */
export function useKeptPlaces(): KeptPlaces & { pin: (place: KeptPlace) => void } {
  const key = useKeptKey();
  const [places, setPlaces] = useState(() => readPlaces(key));
  const pin = useCallback(
    (place: KeptPlace) => {
      const next = turned(readPlaces(key), place);
      writeStored(key, JSON.stringify(next));
      setPlaces(next);
    },
    [key],
  );
  return { ...places, pin };
}

function without(places: readonly KeptPlace[], place: KeptPlace): KeptPlace[] {
  return places.filter((one) => keyOfPlace(one) !== keyOfPlace(place));
}

function placesIn(stored: unknown): KeptPlace[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown): KeptPlace[] => {
    if (typeof one !== 'object' || one === null) return [];
    if ('path' in one && typeof one.path === 'string') return [{ path: one.path }];
    if (!('resource' in one && typeof one.resource === 'string' && 'id' in one && typeof one.id === 'number')) return [];
    return Number.isSafeInteger(one.id) && one.id > 0 ? [{ resource: one.resource, id: one.id }] : [];
  });
}
