import type { Messages } from '#/i18n/messageTexts.ts';
import { filled, type Values } from '#/i18n/translate.ts';
import type { Model } from '#/model/language/model.ts';
import type { Topic } from './topics.ts';

/** Whom the help is for: what they may do, which pages they may open, and their language. Whatever it says passes through here. */
export interface Reader {
  model: Model;
  locale: string;
  /** The dashboard's texts. */
  translate: (key: string, options?: object) => string;
  /** Whether they may do something with a resource. */
  can: (resource: string, action: string) => boolean;
  holds: (permission: string) => boolean;
  /** The pages that they may open, by path. */
  topics: ReadonlyMap<string, Topic>;
  /** The help's own words, by `panel.ts`. */
  say: (key: string, values?: Values) => string;
}

/** The help's own words from a language's texts. */
export function sayFrom(panel: Messages): Reader['say'] {
  return (key, values = {}) => {
    const text = panel[key];
    return typeof text === 'string' ? filled(text, values) : key;
  };
}

/** Names one after the other, as the language lists them. */
export function listed(locale: string, names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(locale, { type }).format(names);
}

/** Whether the reader may see a field, or fill it in: a secret that the host keeps is nothing to read about. */
export function canRead(
  { holds }: Pick<Reader, 'holds'>,
  field: { kind: string; readonly?: boolean; readable?: { permission: string } },
): boolean {
  return !(field.kind === 'password' && field.readonly) && (!field.readable || holds(field.readable.permission));
}
