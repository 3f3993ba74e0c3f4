import { type RaRecord, useTranslate } from 'ra-core';
import type { ResourceModel } from '#/model/language/model.ts';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';

/** What the page of a record is called: by its title, behind what it is where the title is a number or a day: "Order 5484". */
export function useHeadingOf(): (resource: ResourceModel, record: RaRecord) => string {
  const titleOf = useTitleOf();
  const translate = useTranslate();
  return (resource, record) => {
    const title = titleOf(resource, record);
    if (isName(resource, title)) return title;
    return translate('views.what_and_which', { what: translate(`resources.${resource.name}.name`, { smart_count: 1 }), which: title });
  };
}

function isName({ title, allFields }: ResourceModel, said: string): boolean {
  const kind = allFields[title]?.kind;
  return kind !== 'date' && kind !== 'datetime' && /\p{L}/u.test(said);
}
