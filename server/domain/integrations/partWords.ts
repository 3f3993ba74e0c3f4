import { say, sentenceIn } from '#/i18n/sentences.ts';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { enumLabel } from '#/model/kinds/enum.ts';
import { lookupLabel } from '#/model/kinds/lookup.ts';
import { fieldOf, type Model, resourceOf } from '#/model/language/model.ts';
import type { Part } from './ownParts.ts';

/** What parts are called in a language, as the dashboard's journal has them. */
export function partWords(model: Model, context: KindContext): (part: Part) => string {
  const kinds = fieldOf(resourceOf(model, 'third-party-integrations').fields, 'value', 'lines').fields.part;
  if (kinds?.kind !== 'enum') throw new Error('The parts of a mapping are of no kinds');
  return ({ part, name }) => {
    const kind = enumLabel(kinds, part, context.locale);
    if (name === null) return part === 'category' ? sentenceIn(context.locale, say('journal.no_category')) : kind;
    return `${kind}: ${part === 'payment_method' ? lookupLabel(context.lookup('payment_method'), name, context.locale) : name}`;
  };
}
