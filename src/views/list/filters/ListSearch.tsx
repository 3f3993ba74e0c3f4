import SearchIcon from '@mui/icons-material/SearchOutlined';
import { InputAdornment, OutlinedInput } from '@mui/material';
import { useListFilterContext, useTranslate } from 'ra-core';
import { memo, useEffect, useRef } from 'react';
import { inBothCases } from '#/i18n/inBothCases.ts';
import { isPageKey } from '#/src/foundation/keys/pageKey.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { useTypedSearch } from '#/src/views/parts/useTypedSearch.ts';

/** The search of a list; what is typed takes effect after a short pause. `/` goes there. */
export const ListSearch = memo(function ListSearch() {
  const { name } = useResourceModel();
  const { filterValues, setFilters } = useListFilterContext();
  const translate = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const ask = (search: string) => {
    const { q: _before, ...others } = filterValues;
    setFilters(search ? { ...others, q: search } : others);
  };
  const [typed, setTyped] = useTypedSearch(String(filterValues.q ?? ''), ask);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isPageKey(event)) return;
      event.preventDefault();
      box.current?.focus();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);
  const label = translate('views.search', inBothCases(translate(`resources.${name}.name`, { smart_count: 2 })));
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
      slotProps={{ input: { 'aria-label': label, 'aria-keyshortcuts': '/', dir: typed ? 'auto' : undefined } }}
      sx={{ flex: { xs: '1 1 200px', sm: '0 0 280px' } }}
    />
  );
});
