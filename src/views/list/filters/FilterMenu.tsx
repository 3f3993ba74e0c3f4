import FilterIcon from '@mui/icons-material/FilterListOutlined';
import { Box, Button, Divider, MenuItem, MenuList, OutlinedInput, Popover, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { lazy, memo, Suspense, useRef, useState } from 'react';
import type { FieldModel } from '#/model/language/model.ts';
import { searchText } from '#/model/values/searchText.ts';
import { preload } from '#/src/foundation/loader/preload.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useFilterFields } from './filterFields.ts';

const loadEditor = () => import('./FilterEditor.tsx').then(({ FilterEditor }) => ({ default: FilterEditor }));
const FilterEditor = lazy(loadEditor);
const FilterBuilder = lazy(() => import('./builder/FilterBuilder.tsx'));

/** More fields than these are searched rather than read. */
const READ_AT_ONCE = 8;

/** Adds a filter: first the field, then its value; or opens the builder, for what one field cannot say. */
export const FilterMenu = memo(function FilterMenu() {
  const translate = useTranslate();
  const label = useLabelOf();
  const fields = useFilterFields();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [field, setField] = useState<FieldModel | null>(null);
  const [isBuilding, setBuilding] = useState(false);
  const close = () => {
    setAnchor(null);
    setField(null);
  };
  const build = () => {
    close();
    setBuilding(true);
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
        onClick={(event) => {
          preload(loadEditor);
          setAnchor(event.currentTarget);
        }}
      >
        {translate('views.add_filter')}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            'aria-label': translate('views.filters'),
            role: 'dialog',
            sx: { marginTop: 0.5, width: 360, maxWidth: 'calc(100vw - 32px)' },
          },
        }}
      >
        {field ? (
          <Suspense fallback={<Box sx={{ height: 180 }} />}>
            <FilterEditor field={field} label={label(field)} onClose={close} />
          </Suspense>
        ) : (
          <FieldChoice fields={fields} onChoose={setField} onBuild={build} />
        )}
      </Popover>
      {isBuilding && (
        <Suspense fallback={null}>
          <FilterBuilder onClose={() => setBuilding(false)} />
        </Suspense>
      )}
    </>
  );
});

interface FieldChoiceProps {
  fields: readonly FieldModel[];
  onChoose: (field: FieldModel) => void;
  onBuild: () => void;
}

function FieldChoice({ fields, onChoose, onBuild }: FieldChoiceProps) {
  const translate = useTranslate();
  const label = useLabelOf();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const isSearched = fields.length > READ_AT_ONCE;
  const found = fields.filter((one) => searchText(label(one)).includes(searchText(typed)));
  return (
    <>
      {isSearched && (
        <Box sx={{ padding: 1, paddingBottom: 0 }}>
          <OutlinedInput
            size="small"
            type="search"
            fullWidth
            autoFocus
            placeholder={translate('filter_builder.find_field')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              const [first] = found;
              if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
              // The key is not for what gets the focus next.
              event.preventDefault();
              if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
              else if (typed && first) onChoose(first);
            }}
            slotProps={{ input: { 'aria-label': translate('filter_builder.find_field'), dir: typed ? 'auto' : undefined } }}
          />
        </Box>
      )}
      <MenuList ref={list} autoFocus={!isSearched} sx={{ maxHeight: 360, overflow: 'auto' }}>
        {found.map((one) => (
          <MenuItem key={one.name} onClick={() => onChoose(one)}>
            {label(one)}
          </MenuItem>
        ))}
      </MenuList>
      {!found.length && (
        <Typography role="status" variant="body2" color="text.secondary" sx={{ padding: 2, paddingTop: 1 }}>
          {translate('views.nothing_found')}
        </Typography>
      )}
      <Divider />
      <Box sx={{ padding: 1 }}>
        <Button size="small" color="inherit" fullWidth onClick={onBuild}>
          {translate('filter_builder.open')}
        </Button>
      </Box>
    </>
  );
}
