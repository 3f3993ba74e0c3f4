import SearchIcon from '@mui/icons-material/SearchOutlined';
import { InputAdornment, OutlinedInput } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useResourceModel } from '../useResourceModel.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import type { Columns } from './useColumns.ts';

const TYPING_PAUSE_MS = 250;

/** Search, filters and columns of a list. `/` goes to the search. */
export function ListFilters({ columns }: { columns: Columns }) {
  const resource = useResourceModel();
  const label = useLabelOf();
  return (
    <Bar>
      {resource.search.length > 0 && <Search />}
      <FilterMenu />
      <FilterChips />
      <span className="end">
        <ColumnChooser columns={columns} title={resource.title} label={label} />
      </span>
    </Bar>
  );
}

function Search() {
  const { name } = useResourceModel();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const asked = String(filterValues.q ?? '');
  const [typed, setTyped] = useState(asked);
  const latest = useRef(filterValues);
  latest.current = filterValues;
  // The address may change under the box: Back, or a filter cleared elsewhere.
  useEffect(() => setTyped(asked), [asked]);
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => {
      const { q: _before, ...others } = latest.current;
      setFilters(typed.trim() ? { ...others, q: typed } : others);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, setFilters]);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || (event.target as HTMLElement).closest('input, textarea, [contenteditable=true]')) return;
      event.preventDefault();
      box.current?.focus();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);
  const label = translate('views.search', { name: translate(`resources.${name}.name`, { smart_count: 2 }).toLowerCase() });
  return (
    <OutlinedInput
      size="small"
      type="search"
      inputRef={box}
      value={typed}
      placeholder={label}
      onChange={(event) => setTyped(event.target.value)}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
      slotProps={{ input: { 'aria-label': label, 'aria-keyshortcuts': '/', dir: 'auto' } }}
      sx={{ width: { xs: '100%', sm: 280 } }}
    />
  );
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  '.end': { marginInlineStart: 'auto', display: 'inline-flex', gap: 8 },
});
