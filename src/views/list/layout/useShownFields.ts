import { useMemo } from 'react';
import type { FieldModel } from '#/model/language/model.ts';
import { useReadableFields } from '#/src/views/parts/useReadableFields.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { fieldsOf } from '#model/language';
import { loadedFields } from '../loadedFields.ts';

/** What records say in another shape than rows: the fields beside their title, and all that has to be loaded for them. */
export interface ShownFields {
  shown: readonly FieldModel[];
  /** Names, in an order that does not change. */
  loaded: readonly string[];
}

/** Fields as far as the reader may see them. `others`: fields that decide where a record stands. */
export function useShownFields(shows: readonly string[] = NONE, others: readonly (string | undefined)[]): ShownFields {
  const resource = useResourceModel();
  const readable = useReadableFields(resource);
  const named = others.filter((name) => name !== undefined).join(' ');
  return useMemo(() => {
    const find = (names: readonly string[]) => names.flatMap((name) => readable.get(name) ?? []);
    const shown = find(shows);
    // What may be done with a record is asked of it.
    const asked = Object.values(resource.verbs).flatMap(({ when }) => (when ? fieldsOf(when) : []));
    const loaded = loadedFields(resource, [...find([resource.title, ...named.split(' '), ...asked]), ...shown]);
    return { shown, loaded };
  }, [resource, readable, shows, named]);
}

const NONE: readonly string[] = [];
