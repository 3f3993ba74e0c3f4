import { useLocaleState, useTranslate } from 'ra-core';
import type { FieldModel } from '#/model/language/model.ts';
import { namelessOf } from '#/model/reports/nameless.ts';

/** What a report's row is called whose title is empty. */
export function useNameless(): (field: FieldModel | undefined) => string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (field) => namelessOf(field, locale) ?? translate('views.none');
}
