import { Box, MenuItem, Select } from '@mui/material';
import { useTranslate } from 'ra-core';
import { JOB_STATUSES } from '#/model/values/jobStatuses.ts';
import { oneOf } from '#/model/values/shapes.ts';
import type { Operations } from './useOperations.ts';

const CHOICES = {
  type: ['import', 'export', 'edit', 'undo'],
  status: JOB_STATUSES,
} as const;

/** Narrows the operations by what they are and how they stand. */
export function OperationFilters({ operations: { asked, ask } }: { operations: Operations }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBottom: 1.5 }}>
      {(['type', 'status'] as const).map((name) => (
        <Select
          key={name}
          size="small"
          displayEmpty
          value={oneOf<string>(CHOICES[name], asked[name]) ?? ''}
          onChange={(event) => ask({ [name]: event.target.value })}
          inputProps={{ 'aria-label': translate(`bulk.filter_${name}`) }}
          sx={{ minWidth: 150 }}
        >
          <MenuItem value="">{translate(`bulk.any_${name}`)}</MenuItem>
          {CHOICES[name].map((choice) => (
            <MenuItem key={choice} value={choice}>
              {translate(name === 'type' ? `bulk.types.${choice}` : `bulk.status.${choice}`)}
            </MenuItem>
          ))}
        </Select>
      ))}
    </Box>
  );
}
