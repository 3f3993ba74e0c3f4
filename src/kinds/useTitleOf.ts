import type { RaRecord } from 'ra-core';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { kindOf } from '#/model/kinds/index.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useKindContext } from './useKindContext.ts';

type Titled = Pick<ResourceModel, 'title' | 'allFields'>;
type Values = Readonly<Record<string, unknown>>;

/** What a reader knows a record by, as its kind is read: a day in their language, an instant on the clock of the record's establishment. */
export function useTitleOf(): (resource: Titled, record: Pick<RaRecord, 'id'> & Values) => string {
  const context = useKindContext();
  const { establishments } = useSession();
  return (resource, record) => {
    const owner = establishments.find(({ id }) => id === record.establishment_id);
    return titleOf(resource, record, {
      ...context,
      currency: owner?.currency ?? context.currency,
      timezone: owner?.timezone ?? context.timezone,
    });
  };
}

/** The same in a given language, with a given clock; a record without a title is known by its id. */
export function titleOf({ title, allFields }: Titled, record: Values, context: KindContext): string {
  const field = allFields[title];
  const value = record[title];
  if (!field || value === null || value === undefined || value === '') return String(record.id);
  if (field.kind === 'reference') return String(valuesIn(record._titles)[title] ?? record.id);
  // Numbers that name something are no quantities: nothing groups their digits.
  return field.kind === 'integer' ? String(value) : kindOf(field).format(value, field, context, record);
}
