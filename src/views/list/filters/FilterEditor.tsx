import { Box, Button, Divider, Typography } from '@mui/material';
import { useListFilterContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { FieldModel } from '#/model/language/model.ts';
import { FilterTest } from './FilterTest.tsx';
import { filterAt, withFilter } from './filterFields.ts';

interface FilterEditorProps {
  field: FieldModel;
  label: string;
  onClose: () => void;
}

/** The test of one filter; it takes effect when it is applied. */
export function FilterEditor({ field, label, onClose }: FilterEditorProps) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const [test, setTest] = useState<unknown>(filterAt(filterValues, field.name));
  const apply = () => {
    setFilters(withFilter(filterValues, field.name, test));
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
      <FilterTest field={field} label={label} test={test} onChange={setTest} />
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
