import { Chip } from '@mui/material';
import { useListFilterContext, useTranslate } from 'ra-core';
import { memo } from 'react';
import { testWords } from '#/i18n/filterWords.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useReadableFields } from '#/src/views/parts/useReadableFields.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { useFilterSpeech } from './useFilterSpeech.ts';

/**
 * Filters that only a link sets, by what the list does not offer of what stands in records' rows and by establishments, each as a chip that
 * removes it.
 */
export const RowFilterChips = memo(function RowFilterChips() {
  const { filterValues, setFilters } = useListFilterContext();
  const resource = useResourceModel();
  const fields = useReadableFields(resource);
  const { establishments } = useSession();
  const translate = useTranslate();
  const label = useLabelOf();
  const speech = useFilterSpeech(filterValues);
  const rowSaid = (rows: FieldModel, column: FieldModel, value: unknown) =>
    translate('views.filter_is', { name: `${label(rows)}, ${label(column)}`, value: testWords(column, value, speech) });
  const set = (name: string, value: unknown) => {
    const { [name]: _before, ...others } = filterValues;
    setFilters(value === undefined ? others : { ...others, [name]: value });
  };
  const titles = [filterValues.establishment_id ?? []].flat().map((id) => establishments.find((one) => one.id === id)?.title ?? `#${id}`);
  return (
    <>
      {Object.entries(filterValues).flatMap(([name, wanted]) => {
        const field = fields.get(name);
        if (field?.kind !== 'lines' || wanted === null || typeof wanted !== 'object') return [];
        return Object.entries(valuesIn(wanted)).map(([column, value]) => {
          const { [column]: _removed, ...rest } = valuesIn(wanted);
          const of = resource.list.filters.includes(`${name}.${column}`) ? undefined : field.fields[column];
          const remove = () => set(name, Object.keys(rest).length ? rest : undefined);
          return (
            of && (
              <Chip key={`${name}.${column}`} label={rowSaid(field, fieldModel(column, of), value)} onDelete={remove} sx={{ height: 30 }} />
            )
          );
        });
      })}
      {titles.length > 0 && (
        <Chip
          label={translate('views.filter_is', { name: translate('reports_view.establishments'), value: titles.join(', ') })}
          onDelete={() => set('establishment_id', undefined)}
          sx={{ height: 30 }}
        />
      )}
    </>
  );
});
