import { Box, Button, Chip, Popover } from '@mui/material';
import { useListFilterContext, useTranslate } from 'ra-core';
import { lazy, memo, Suspense, useState } from 'react';
import { type FilterSpeech, groupWords, testWords } from '#/i18n/filterWords.ts';
import { FILTER_GROUPS, type FilterGroup } from '#/model/filters/filterGroups.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { idsIn } from '#/model/values/shapes.ts';
import { preload } from '#/src/foundation/loader/preload.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { filterAt, useFilterFields, withFilter } from './filterFields.ts';
import { useFilterSpeech } from './useFilterSpeech.ts';

const loadEditor = () => import('./FilterEditor.tsx').then(({ FilterEditor }) => ({ default: FilterEditor }));
const FilterEditor = lazy(loadEditor);
const FilterBuilder = lazy(() => import('./builder/FilterBuilder.tsx'));

/** The filters in force, each as a chip that opens or removes it. */
export const FilterChips = memo(function FilterChips() {
  const { filterValues, setFilters } = useListFilterContext();
  const fields = useFilterFields();
  const translate = useTranslate();
  const speech = useFilterSpeech(filterValues);
  const active = fields.filter((field) => filterAt(filterValues, field.name) !== undefined);
  const groups = FILTER_GROUPS.filter((group) => filterValues[group] !== undefined);
  const ids = idsIn(filterValues.id);
  if (!active.length && !groups.length && !ids.length) return null;
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
        <FilterChip key={field.name} field={field} value={filterAt(filterValues, field.name)} speech={speech} />
      ))}
      {groups.map((group) => (
        <GroupChip key={group} group={group} speech={speech} />
      ))}
      <Button size="small" color="inherit" onClick={() => setFilters(filterValues.q === undefined ? {} : { q: filterValues.q })}>
        {translate('views.clear_filters')}
      </Button>
    </>
  );
});

interface FilterChipProps {
  field: FieldModel;
  value: unknown;
  speech: FilterSpeech;
}

function FilterChip({ field, value, speech }: FilterChipProps) {
  const { filterValues, setFilters } = useListFilterContext();
  const label = useLabelOf()(field);
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const remove = () => setFilters(withFilter(filterValues, field.name, undefined));
  return (
    <>
      <Chip
        label={translate('views.filter_is', { name: label, value: testWords(field, value, speech) })}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={() => preload(loadEditor)}
        onFocus={() => preload(loadEditor)}
        onDelete={remove}
        sx={{ height: 30 }}
      />
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { marginTop: 0.5, width: 360, maxWidth: 'calc(100vw - 32px)' } } }}
      >
        <Suspense fallback={<Box sx={{ height: 180 }} />}>
          <FilterEditor field={field} label={label} onClose={() => setAnchor(null)} />
        </Suspense>
      </Popover>
    </>
  );
}

/** A group of filters, which only the builder can say. */
function GroupChip({ group, speech }: { group: FilterGroup; speech: FilterSpeech }) {
  const { filterValues, setFilters } = useListFilterContext();
  const [isOpen, setOpen] = useState(false);
  const said = groupWords(group, filterValues[group], speech);
  return (
    <>
      <Chip
        label={said}
        title={said}
        onClick={() => setOpen(true)}
        onDelete={() => setFilters(withFilter(filterValues, group, undefined))}
        sx={{ height: 30, maxWidth: 'min(100%, 560px)' }}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <FilterBuilder onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
