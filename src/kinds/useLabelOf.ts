import { useLocaleState } from 'ra-core';
import { useCallback } from 'react';
import type { FieldModel } from '#/resources/schema/model.ts';
import { textOf } from '#resources/schema';

/** The label that a definition gives a field of rows or of a verb, in the reader's language. */
export function useLabelOf(): (field: Pick<FieldModel, 'label'>) => string {
  const [locale] = useLocaleState();
  return useCallback((field) => textOf(field, 'label', locale), [locale]);
}
