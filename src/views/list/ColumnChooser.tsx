import ArrowDown from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUp from '@mui/icons-material/ArrowUpwardOutlined';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { Box, Button, Checkbox, FormControlLabel, IconButton, Popover, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { FieldModel } from '#/model/language/model.ts';
import type { Columns } from './useColumns.ts';

interface ColumnChooserProps {
  columns: Columns;
  /** The column that always stays. */
  title: string;
  label: (field: FieldModel) => string;
}

/** Which columns are shown, and in which order. */
export function ColumnChooser({ columns, title, label }: ColumnChooserProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const names = columns.shown.map((field) => field.name);
  const toggle = (name: string) => columns.set(names.includes(name) ? names.filter((one) => one !== name) : [...names, name]);
  const move = (name: string, step: 1 | -1, button: HTMLElement) => {
    const from = names.indexOf(name);
    const order = names.filter((one) => one !== name);
    order.splice(from + step, 0, name);
    columns.set(order);
    // The row has moved in the page, and took the button out of the focus.
    requestAnimationFrame(() => button.focus());
  };
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<ColumnsIcon />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('views.columns')}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('views.columns'), sx: { marginTop: 0.5, width: 320 } } }}
      >
        <Typography variant="body2" color="textSecondary" sx={{ padding: '12px 16px 4px' }}>
          {translate('views.columns_help')}
        </Typography>
        <Box sx={{ maxHeight: 420, overflow: 'auto', paddingInline: 2 }}>
          {columns.all.map((field) => {
            const index = names.indexOf(field.name);
            return (
              <Box key={field.name} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
                <FormControlLabel
                  label={label(field)}
                  control={
                    <Checkbox size="small" checked={index >= 0} disabled={field.name === title} onChange={() => toggle(field.name)} />
                  }
                />
                {index >= 0 && (
                  <Box component="span" sx={{ whiteSpace: 'nowrap', '[aria-disabled=true]': { opacity: 0.35 } }}>
                    <IconButton
                      size="small"
                      aria-disabled={index === 0}
                      aria-label={translate('views.move_up', { name: label(field) })}
                      onClick={(event) => index > 0 && move(field.name, -1, event.currentTarget)}
                    >
                      <ArrowUp fontSize="small" />
                    </IconButton>
                    <IconButton
                      size="small"
                      aria-disabled={index === names.length - 1}
                      aria-label={translate('views.move_down', { name: label(field) })}
                      onClick={(event) => index < names.length - 1 && move(field.name, 1, event.currentTarget)}
                    >
                      <ArrowDown fontSize="small" />
                    </IconButton>
                  </Box>
                )}
              </Box>
            );
          })}
        </Box>
        <Box sx={{ padding: 1, textAlign: 'end' }}>
          <Button size="small" color="inherit" onClick={columns.reset}>
            {translate('views.columns_reset')}
          </Button>
        </Box>
      </Popover>
    </>
  );
}
