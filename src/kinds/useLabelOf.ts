import { useCallback } from 'react';
import type { FieldModel } from '#/model/language/model.ts';
import { useLocale } from '#/src/foundation/language/useLocale.ts';
import { textOf } from '#model/language';

/** The label that a definition gives a field of rows or of a verb, in the reader's language. */
export function useLabelOf(): (field: Pick<FieldModel, 'label'>) => string {
  const locale = useLocale();
  return useCallback((field) => textOf(field, 'label', locale), [locale]);
}
