import type { RaRecord } from 'ra-core';
import { textIn, valuesIn } from '#/model/values/shapes.ts';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';

/** What an event is called: by what its lane names, where it has one (a shift by its employee), else by its record's title. */
export function useEventTitle(): (record: RaRecord) => string {
  const resource = useResourceModel();
  const titleOf = useTitleOf();
  const { lane } = resource.list.calendar ?? {};
  return (record) => (lane !== undefined && textIn(valuesIn(record._titles)[lane])) || titleOf(resource, record);
}
