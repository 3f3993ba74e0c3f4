import { Box, FormControlLabel, MenuItem, Select, Switch, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { DayFields } from '#/src/views/report/DayFields.tsx';
import type { Inventory } from './useInventory.ts';

const TYPING_PAUSE_MS = 250;

/** Which days and which items; a single day is the same day twice. */
export function InventoryFilters({ inventory: { question, ask } }: { inventory: Inventory }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBottom: 2 }}>
      <Search asked={question.search} ask={(search) => ask({ search })} />
      <DayFields days={question.days} onChange={({ from, to }) => ask({ from, to })} />
      <Select
        size="small"
        displayEmpty
        value={question.type}
        onChange={(event) => ask({ type: event.target.value })}
        inputProps={{ 'aria-label': translate('inventory.item_type') }}
        sx={{ minWidth: 150 }}
      >
        {['', 'product', 'ingredient'].map((type) => (
          <MenuItem key={type} value={type}>
            {translate(`inventory.types.${type || 'any'}`)}
          </MenuItem>
        ))}
      </Select>
      <FormControlLabel
        control={<Switch checked={question.isBelowReorder} onChange={(_event, isOn) => ask({ below: isOn ? '1' : null })} />}
        label={translate('inventory.below_reorder')}
      />
    </Box>
  );
}

/** What is typed takes effect after a short pause. */
function Search({ asked, ask }: { asked: string; ask: (search: string) => void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(asked);
  const sent = useRef(asked);
  // Back and Forward change the address under the box.
  useEffect(() => {
    if (asked === sent.current) return;
    sent.current = asked;
    setTyped(asked);
  }, [asked]);
  useEffect(() => {
    if (typed.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      ask(sent.current);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, ask]);
  const label = translate('inventory.search');
  return (
    <TextField
      size="small"
      type="search"
      value={typed}
      placeholder={label}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': label, dir: 'auto' } }}
      sx={{ width: { xs: '100%', sm: 240 } }}
    />
  );
}
