import GroupIcon from '@mui/icons-material/AccountTreeOutlined';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useTranslate } from 'ra-core';
import { memo, useState } from 'react';
import { canGroup } from '#/model/compile/listDefaults.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { isColumnOfRows, useFilterFields } from '../filters/filterFields.ts';
import { useGroupBy, useGroupedBy } from './useGroupedBy.ts';

/** Chooses by what the list is grouped. */
export const GroupMenu = memo(function GroupMenu() {
  const translate = useTranslate();
  const label = useLabelOf();
  const fields = useFilterFields().filter((field) => canGroup(field) && !isColumnOfRows(field));
  const grouped = useGroupedBy();
  const groupBy = useGroupBy();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!fields.length) return null;
  const choose = (name: string | null) => {
    groupBy(name);
    setAnchor(null);
  };
  return (
    <>
      <Button
        color={grouped ? 'primary' : 'inherit'}
        variant="outlined"
        startIcon={<GroupIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {grouped ? translate('lists.grouped_by', { field: label(grouped) }) : translate('lists.group')}
      </Button>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {[null, ...fields].map((field) => {
          const isChosen = field?.name === grouped?.name;
          return (
            <MenuItem key={field?.name ?? ''} role="menuitemradio" aria-checked={isChosen} onClick={() => choose(field?.name ?? null)}>
              <ListItemIcon>{isChosen && <CheckIcon fontSize="small" />}</ListItemIcon>
              <ListItemText>{field ? label(field) : translate('lists.not_grouped')}</ListItemText>
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
});
