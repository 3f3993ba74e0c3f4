import ArrowDown from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUp from '@mui/icons-material/ArrowUpwardOutlined';
import { IconButton, MenuItem, TextField } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { canSortBy, type StockColumn } from './stockColumns.ts';
import type { Inventory } from './useInventory.ts';

interface SortChoiceProps {
  inventory: Inventory;
  columns: readonly StockColumn[];
}

/** What the cards are sorted by and which way, where no column's heading can be pressed. */
export function SortChoice({ inventory: { question, ask }, columns }: SortChoiceProps) {
  const translate = useTranslate();
  const { field, order } = question.sort;
  const choices = columns.filter(canSortBy);
  const isDown = order === 'desc';
  return (
    <Bar>
      <TextField
        select
        size="small"
        fullWidth
        label={translate('inventory.sort')}
        value={choices.some((name) => name === field) ? field : ''}
        onChange={(event) => ask({ sort: event.target.value })}
      >
        {choices.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`inventory.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        aria-label={translate('inventory.descending')}
        aria-pressed={isDown}
        onClick={() => ask({ order: isDown ? 'asc' : 'desc' })}
      >
        {isDown ? <ArrowDown /> : <ArrowUp />}
      </IconButton>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '12px 8px 12px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  // The select's own least height stands in as strong a rule.
  '&& [role=combobox]': { boxSizing: 'border-box', minHeight: 44, display: 'flex', alignItems: 'center' },
  button: { minWidth: 44, minHeight: 44 },
}));
