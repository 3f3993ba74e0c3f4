import { useLocaleState } from 'ra-core';
import { useCallback } from 'react';
import type { FieldModel } from '#/resources/schema/model.ts';

/** The label that a definition gives a field of rows or of a verb, in the reader's language. */
export function useLabelOf(): (field: Pick<FieldModel, 'label' | 'labels'>) => string {
  const [locale] = useLocaleState();
  return useCallback((field) => field.labels?.[locale] ?? field.label, [locale]);
}
