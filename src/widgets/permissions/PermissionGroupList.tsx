import { Checkbox, FormControlLabel, Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { PermissionCell, PermissionGroup, PermissionRow } from './permissionRows.ts';

interface PermissionGroupListProps {
  group: PermissionGroup;
  value: ReadonlySet<string>;
  /** What the person may give; the rest cannot be ticked. */
  grantable: ReadonlySet<string>;
  readonly: boolean;
  onToggle: (names: readonly string[], on: boolean) => void;
}

/** The permissions of one menu group, with a tick for all of them. */
export function PermissionGroupList({ group, value, grantable, readonly, onToggle }: PermissionGroupListProps) {
  const translate = useTranslate();
  const id = useId();
  const names = group.rows.flatMap(({ cells }) => cells.map(({ name }) => name));
  const open = names.filter((name) => grantable.has(name));
  const chosen = names.filter((name) => value.has(name)).length;
  const isWhole = chosen === names.length;
  const title = translate(`groups.${group.name}.name`);
  return (
    <Frame variant="outlined" role="group" aria-labelledby={id}>
      <div className="title">
        <FormControlLabel
          label={<span id={id}>{title}</span>}
          control={
            <Checkbox
              size="small"
              checked={isWhole}
              indeterminate={chosen > 0 && !isWhole}
              disabled={readonly || open.length === 0}
              onChange={() => onToggle(open, !open.every((name) => value.has(name)))}
              slotProps={{ input: { 'aria-label': translate('roles.all_of', { name: title }) } }}
            />
          }
        />
        <span className="count">{translate('roles.some_of', { chosen, all: names.length })}</span>
      </div>
      {group.rows.map((row) => (
        <Row key={row.key} row={row} value={value} grantable={grantable} readonly={readonly} onToggle={onToggle} />
      ))}
    </Frame>
  );
}

function Row({ row, value, grantable, readonly, onToggle }: Omit<PermissionGroupListProps, 'group'> & { row: PermissionRow }) {
  const translate = useTranslate();
  const title = row.titleKey ? translate(row.titleKey, { smart_count: 2, _: row.title }) : row.title;
  const words = ({ action, words: own }: PermissionCell) => own ?? translate(`roles.actions.${action}`);
  return (
    <div className="row">
      <span>{title}</span>
      <div className="cells">
        {row.cells.map((cell) => {
          const isOpen = grantable.has(cell.name);
          return (
            <FormControlLabel
              key={cell.name}
              label={words(cell)}
              title={isOpen ? cell.name : translate('roles.not_yours', { name: cell.name })}
              control={
                <Checkbox
                  size="small"
                  checked={value.has(cell.name)}
                  disabled={readonly || !isOpen}
                  onChange={(_, on) => onToggle([cell.name], on)}
                  slotProps={{ input: { 'aria-label': `${title}: ${words(cell)}` } }}
                />
              }
            />
          );
        })}
      </div>
    </div>
  );
}

const Frame = styled(Paper)(({ theme }) => ({
  overflow: 'hidden',
  '& .title': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    paddingInline: theme.spacing(2),
    background: theme.vars.palette.background.raised,
  },
  '& .title .MuiFormControlLabel-label': { ...theme.typography.subtitle2 },
  '& .count': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .row': {
    display: 'grid',
    gridTemplateColumns: 'minmax(160px, 220px) 1fr',
    alignItems: 'center',
    gap: theme.spacing(0, 2),
    paddingInline: theme.spacing(2),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    ...theme.typography.body2,
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr', paddingBlock: theme.spacing(1) },
  },
  '& .cells': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' },
}));
