import { useTranslate } from 'ra-core';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { enumLabel } from '#/model/kinds/enum.ts';
import { lookupLabel } from '#/model/kinds/lookup.ts';
import { type FieldModel, fieldOf, resourceOf } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { RESOURCE } from './integration.ts';

const value = fieldOf(resourceOf(model, RESOURCE).fields, 'value', 'lines');

/** A column of the mapping's rows, as the definition has it. */
export function columnOf(name: 'part' | 'account' | 'location' | 'subsidiary'): FieldModel {
  return fieldModel(name, present(value.fields[name], `column '${name}' of a mapping`));
}

/** What a kind of part is called, and one of them; a category or another part without a name is called so. */
export function usePartWords(): { kindName: (part: string) => string; partName: (one: { part: string; name: string | null }) => string } {
  const { locale, lookup } = useKindContext();
  const translate = useTranslate();
  const kindName = (part: string) => enumLabel(fieldOf({ part: columnOf('part') }, 'part', 'enum'), part, locale);
  return {
    kindName,
    partName: ({ part, name }) => {
      if (name === null) return part === 'category' ? translate('integrations.no_category') : kindName(part);
      return part === 'payment_method' ? lookupLabel(lookup('payment_method'), name, locale) : name;
    },
  };
}
