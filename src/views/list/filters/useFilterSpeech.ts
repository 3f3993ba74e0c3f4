import { useTranslate } from 'ra-core';
import type { FilterSpeech } from '#/i18n/filterWords.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { Filters } from '#/model/filters/filterGroups.ts';
import { pointedAt } from '#/model/filters/pointedAt.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { useTargets } from '#/src/kinds/reference/useTargets.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useReadableFields } from '#/src/views/parts/useReadableFields.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { useFilterFields } from './filterFields.ts';

/** How these filters of the list are said; the titles of the records that they name are asked for once. */
export function useFilterSpeech(filters: Filters): FilterSpeech {
  const resource = useResourceModel();
  const readable = useReadableFields(resource);
  const offered = useFilterFields();
  const translate = useTranslate();
  const context = useKindContext();
  const label = useLabelOf();
  const fieldOf = (name: string): FieldModel | undefined => {
    const field = offered.find((one) => one.name === name) ?? readable.get(name);
    if (field || !name.includes('.')) return field;
    const [own = '', column = ''] = name.split('.');
    const rows = readable.get(own);
    const found = rows?.kind === 'lines' ? rows.fields[column] : undefined;
    return found && fieldModel(column, found);
  };
  const pointers = [...pointedAt(filters, fieldOf)].flatMap(([type, ids]) => ids.map((id) => ({ type, id })));
  const { named } = useTargets({ to: [...new Set(pointers.map(({ type }) => type))], typed: '', unknown: pointers, isOpen: false });
  return {
    context,
    say: (key, values) => translate(`filters.${key}`, values),
    fieldOf,
    labelOf: label,
    titleOf: (resource, id) => named.find((one) => one.type === resource && one.id === id)?.title ?? `#${id}`,
  };
}
