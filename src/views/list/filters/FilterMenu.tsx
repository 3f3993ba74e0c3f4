import FilterIcon from '@mui/icons-material/FilterListOutlined';
import { Box, Button, Divider, MenuItem, MenuList, Popover, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { FieldModel } from '#/model/language/model.ts';
import { filterOf } from '#/src/kinds/filters.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { filterAt, useFilterFields, withFilter } from './filterFields.ts';

/** Adds a filter: first the field, then its value. */
export function FilterMenu() {
  const translate = useTranslate();
  const label = useLabelOf();
  const fields = useFilterFields();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [field, setField] = useState<FieldModel | null>(null);
  const close = () => {
    setAnchor(null);
    setField(null);
  };
  if (!fields.length) return null;
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('views.add_filter')}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { 'aria-label': translate('views.filters'), role: 'dialog', sx: { marginTop: 0.5, width: 300 } } }}
      >
        {field ? (
          <FilterEditor field={field} label={label(field)} onClose={close} />
        ) : (
          <MenuList autoFocus sx={{ maxHeight: 400, overflow: 'auto' }}>
            {fields.map((one) => (
              <MenuItem key={one.name} onClick={() => setField(one)}>
                {label(one)}
              </MenuItem>
            ))}
          </MenuList>
        )}
      </Popover>
    </>
  );
}

interface FilterEditorProps {
  field: FieldModel;
  label: string;
  onClose: () => void;
}

/** The value of one filter; it takes effect when it is applied. */
export function FilterEditor({ field, label, onClose }: FilterEditorProps) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const [value, setValue] = useState<unknown>(filterAt(filterValues, field.name));
  const Part = filterOf(field);
  if (!Part) return null;
  const apply = () => {
    setFilters(withFilter(filterValues, field.name, value));
    onClose();
  };
  return (
    <Box
      component="form"
      sx={{ padding: 2, display: 'grid', gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        apply();
      }}
    >
      <Typography variant="subtitle2">{label}</Typography>
      <Part field={field} label={label} value={value} onChange={setValue} />
      <Divider />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button size="small" color="inherit" onClick={onClose}>
          {translate('views.cancel')}
        </Button>
        <Button size="small" variant="contained" type="submit">
          {translate('views.apply')}
        </Button>
      </Box>
    </Box>
  );
}
