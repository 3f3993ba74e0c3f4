import { useTranslate } from 'ra-core';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import type { RelatedList } from './relatedLists.ts';

/** What a related list is called: its resource's plural, and by which field it refers here where several do. */
export function useNameOfList(): (list: RelatedList, all: readonly RelatedList[]) => string {
  const translate = useTranslate();
  const labelOf = useLabelOf();
  return ({ resource, field, row }, all) => {
    const name = translate(`resources.${resource.name}.name`, { smart_count: 2 });
    if (all.filter((one) => one.resource === resource).length < 2) return name;
    const column = row !== undefined && field.kind === 'lines' ? field.fields[row] : undefined;
    const by = row !== undefined && column ? `${labelOf(field)}, ${labelOf(fieldModel(row, column))}` : labelOf(field);
    return translate('show.related_by', { name, field: by });
  };
}
