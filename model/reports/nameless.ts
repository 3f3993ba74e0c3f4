import type { FieldModel } from '#/model/language/model.ts';
import { textOf } from '#/model/language/texts.ts';

/** What a row is called whose title is this field and empty; undefined where the field says nothing. */
export function namelessOf(field: FieldModel | undefined, locale: string): string | undefined {
  return field?.kind === 'text' ? textOf(field, 'nameless', locale) : undefined;
}
