import { Button, Chip, Popover } from '@mui/material';
import { useGetMany, useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { kindOf } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { idsIn, valuesIn } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { FilterEditor } from './FilterMenu.tsx';
import { filterAt, useFilterFields, withFilter } from './filterFields.ts';

/** The filters in force, each as a chip that opens or removes it. */
export function FilterChips() {
  const { filterValues, setFilters } = useListContext();
  const fields = useFilterFields();
  const translate = useTranslate();
  const active = fields.filter((field) => filterAt(filterValues, field.name) !== undefined);
  const ids = idsIn(filterValues.id);
  if (!active.length && !ids.length) return null;
  return (
    <>
      {ids.length > 0 && (
        <Chip
          label={translate('many.chosen_ids', { smart_count: ids.length })}
          onDelete={() => setFilters(withFilter(filterValues, 'id', undefined))}
          sx={{ height: 30 }}
        />
      )}
      {active.map((field) => (
        <FilterChip key={field.name} field={field} value={filterAt(filterValues, field.name)} />
      ))}
      <Button size="small" color="inherit" onClick={() => setFilters(filterValues.q === undefined ? {} : { q: filterValues.q })}>
        {translate('views.clear_filters')}
      </Button>
    </>
  );
}

function FilterChip({ field, value }: { field: FieldModel; value: unknown }) {
  const { filterValues, setFilters } = useListContext();
  const label = useLabelOf()(field);
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const said = useSaid(field, value);
  const remove = () => setFilters(withFilter(filterValues, field.name, undefined));
  return (
    <>
      <Chip
        label={translate('views.filter_is', { name: label, value: said })}
        onClick={(event) => setAnchor(event.currentTarget)}
        onDelete={remove}
        sx={{ height: 30 }}
      />
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { marginTop: 0.5, width: 300 } } }}
      >
        <FilterEditor field={field} label={label} onClose={() => setAnchor(null)} />
      </Popover>
    </>
  );
}

/** A filter's value in words. */
function useSaid(field: FieldModel, value: unknown): string {
  const context = useKindContext();
  const translate = useTranslate();
  const to = field.kind === 'reference' ? field.to : [];
  const target = field.kind === 'reference' && typeof to === 'string' ? to : undefined;
  const ids = target ? idsIn(value) : [];
  const { data = [] } = useGetMany(target ?? '', { ids }, { enabled: ids.length > 0 });
  if (target && ids.length) {
    const { title } = model.resources[target] ?? { title: 'id' };
    return ids.map((id) => String(data.find((record) => record?.id === id)?.[title] ?? `#${id}`)).join(', ');
  }
  return wordsOf(field, value, context, translate);
}

function wordsOf(field: FieldModel, value: unknown, context: KindContext, translate: ReturnType<typeof useTranslate>): string {
  if (typeof value === 'boolean') return translate(value ? 'views.yes' : 'views.no');
  if (Array.isArray(value)) return value.map((one) => wordsOf(field, one, context, translate)).join(', ');
  if (value !== null && typeof value === 'object') {
    const { contains, gte, lte } = valuesIn(value);
    if (contains !== undefined) return `“${contains}”`;
    const day = field.kind === 'datetime' ? ({ ...field, kind: 'date' } as unknown as FieldModel) : field;
    const side = (one: unknown) => (one === undefined ? '' : kindOf(day).format(one, day, context));
    return `${side(gte)} – ${side(lte)}`;
  }
  return kindOf(field).format(value, field, context);
}
