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

interface Part {
  part: string;
  name: string | null;
}

interface PartWords {
  /** What a kind of part is called. */
  kindName: (part: string) => string;
  /** What one of them is called beside its kind; null for the only one of a kind. */
  ownName: (one: Part) => string | null;
  /** What one of them is called where nothing else says its kind. */
  partName: (one: Part) => string;
}

/** What the parts of a mapping are called. */
export function usePartWords(): PartWords {
  const { locale, lookup } = useKindContext();
  const translate = useTranslate();
  const kindName = (part: string) => enumLabel(fieldOf({ part: columnOf('part') }, 'part', 'enum'), part, locale);
  const ownName = ({ part, name }: Part) => {
    if (name === null) return part === 'category' ? translate('integrations.no_category') : null;
    return part === 'payment_method' ? lookupLabel(lookup('payment_method'), name, locale) : name;
  };
  return { kindName, ownName, partName: (one) => ownName(one) ?? kindName(one.part) };
}
