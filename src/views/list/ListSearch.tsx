import SearchIcon from '@mui/icons-material/SearchOutlined';
import { InputAdornment, OutlinedInput } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useResourceModel } from '../useResourceModel.ts';

const TYPING_PAUSE_MS = 250;

/** The search of a list; what is typed takes effect after a short pause. `/` goes there. */
export function ListSearch() {
  const { name } = useResourceModel();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const asked = String(filterValues.q ?? '');
  const [typed, setTyped] = useState(asked);
  const latest = useRef(filterValues);
  latest.current = filterValues;
  const sent = useRef(asked);
  // The address may change under the box (Back, or a filter cleared elsewhere); what it says of one's own typing comes late and says nothing new.
  useEffect(() => {
    if (asked === sent.current) return;
    sent.current = asked;
    setTyped(asked);
  }, [asked]);
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => {
      const { q: _before, ...others } = latest.current;
      sent.current = typed.trim() ? typed : '';
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
