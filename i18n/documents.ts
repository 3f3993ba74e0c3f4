import columns from './en/documents/columns.ts';
import exports from './en/documents/exports.ts';
import filters from './en/documents/filters.ts';
import imports from './en/documents/imports.ts';
import mail from './en/documents/mail.ts';
import purchase_order from './en/documents/purchase_order.ts';
import receipt from './en/documents/receipt.ts';
import sample_menu from './en/documents/sample_menu.ts';
import security from './en/documents/security.ts';
import units from './en/documents/units.ts';
import { languageOf } from './languages.ts';
import { type Messages, overlaid } from './messageTexts.ts';
import { pluralIndex } from './plurals.ts';
import { filled, type Values } from './translate.ts';

/** What leaves the house is written with these: files, emails, papers. By the name of the file under `i18n/<language>/documents/`. */
const english = { columns, exports, filters, imports, mail, purchase_order, receipt, sample_menu, security, units };

type Documents = typeof english;
/** The texts of one kind of document, in one language. */
export type DocumentTexts<D extends keyof Documents> = Documents[D];

/** Every language's, as the host writes in several at once; the dashboard loads what it draws of them with its own texts. */
const files = import.meta.glob<Messages>(['./*/documents/*.ts', '!./en/**'], { eager: true, import: 'default' });
const known = new Map<string, Documents>();

/** The texts of a kind of document in the language of a tag; English where the language lacks one, and where we do not speak it. */
export function documentTexts<D extends keyof Documents>(document: D, tag: string | null | undefined): DocumentTexts<D> {
  const language = languageOf(tag);
  const texts = known.get(language) ?? documentsIn(language);
  known.set(language, texts);
  return texts[document];
}

/** A text with values in its places, and of its parts (` |||| `) the one for `smart_count`. */
export function written(tag: string | null | undefined, text: string, values: Values & { smart_count?: number }): string {
  const parts = text.split('||||').map((part) => part.trim());
  const { smart_count: count } = values;
  const part = count === undefined ? 0 : pluralIndex(languageOf(tag), count);
  return filled(parts[part] ?? parts[0] ?? '', values);
}

function documentsIn(language: string): Documents {
  const own = Object.keys(english).map((document) => [document, files[`./${language}/documents/${document}.ts`] ?? {}] as const);
  return overlaid(english, Object.fromEntries(own));
}
