import { wordsOf } from '#/i18n/keptSentences.ts';
import type { ResourceModel } from '#/model/language/model.ts';

type Values = Record<string, unknown>;

/** Puts what the host says in a record (`sentence`) into the words of whoever reads it. */
export function putIntoWords({ fields }: Pick<ResourceModel, 'fields'>, record: Values, language: string): void {
  for (const field of Object.values(fields)) {
    const kept = record[field.name];
    if (field.kind === 'text' && field.sentence && typeof kept === 'string') record[field.name] = wordsOf(language, kept);
  }
}
