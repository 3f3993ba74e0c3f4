import { wordsOf } from '#/i18n/keptSentences.ts';
import type { ResourceModel } from '#/model/language/model.ts';

type Values = Record<string, unknown>;

/** Puts what the host says in records (`sentence`) into the words of whoever reads them. */
export function putIntoWords({ fields }: Pick<ResourceModel, 'fields'>, records: readonly Values[], language: string): void {
  for (const field of Object.values(fields)) {
    if (field.kind !== 'text' || !field.sentence) continue;
    for (const record of records) {
      const kept = record[field.name];
      if (typeof kept === 'string') record[field.name] = wordsOf(language, kept);
    }
  }
}
