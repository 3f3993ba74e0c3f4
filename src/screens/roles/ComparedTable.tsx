import CheckIcon from '@mui/icons-material/Check';
import { Alert, Chip, FormControlLabel, Switch } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { usePermissionWords } from '#/src/widgets/permissions/usePermissionWords.ts';
import { type Compared, comparison } from './comparison.ts';
import type { Role } from './role.ts';

/** Where two roles differ; what is the same only where it is asked for. */
export function ComparedTable({ left, right }: { left: Role; right: Role }) {
  const translate = useTranslate();
  const words = usePermissionWords();
  const [isWhole, setWhole] = useState(false);
  const { groups, onlyLeft, onlyRight, both } = useMemo(() => comparison(left, right), [left, right]);
  const shown = groups
    .map((group) => ({ ...group, entries: group.entries.filter((one) => isWhole || one.left !== one.right) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <>
      <Summary>
        <Chip
          size="small"
          color={onlyLeft ? 'warning' : undefined}
          label={translate('roles.only_in', { name: left.name, smart_count: onlyLeft })}
        />
        <Chip
          size="small"
          color={onlyRight ? 'warning' : undefined}
          label={translate('roles.only_in', { name: right.name, smart_count: onlyRight })}
        />
        <Chip size="small" label={translate('roles.in_both', { smart_count: both })} />
        <FormControlLabel
          label={translate('roles.show_all')}
          control={<Switch size="small" checked={isWhole} onChange={(_, on) => setWhole(on)} />}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      </Summary>
      {onlyLeft + onlyRight === 0 && (
        <Alert severity="success" sx={{ marginBottom: 2, maxWidth: 880 }}>
          {translate('roles.same')}
        </Alert>
      )}
      {shown.length > 0 && (
        <Frame aria-label={translate('roles.compare_title')}>
          <thead>
            <tr>
              <th scope="col">{translate('roles.permission')}</th>
              {[left, right].map(({ name }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the two sides stay where they are
                <th key={index} scope="col" className="side" dir="auto">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {shown.map(({ name, entries }) => (
            <tbody key={name}>
              <tr className="head">
                <th scope="rowgroup" colSpan={3}>
                  {words.group(name)}
                </th>
              </tr>
              {entries.map((one) => (
                <ComparedRow key={one.cell.name} compared={one} />
              ))}
            </tbody>
          ))}
        </Frame>
      )}
    </>
  );
}

function ComparedRow({ compared: { row, cell, left, right } }: { compared: Compared }) {
  const translate = useTranslate();
  const words = usePermissionWords();
  return (
    <tr className={left === right ? 'same' : undefined}>
      <th scope="row" title={cell.name}>
        {words.row(row)}: {words.cell(cell)}
      </th>
      {[left, right].map((isOn, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two sides stay where they are
        <td key={index} className={isOn ? 'side on' : 'side'}>
          {isOn ? (
            <CheckIcon fontSize="small" titleAccess={translate('roles.is_on')} />
          ) : (
            <span aria-label={translate('roles.is_off')} role="img">
              –
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

const Summary = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBottom: 16,
  maxWidth: 880,
});

const Frame = styled('table')(({ theme }) => ({
  ...theme.typography.body1,
  width: '100%',
  maxWidth: 880,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  background: theme.vars.palette.background.paper,
  'th, td': {
    padding: '8px 16px',
    textAlign: 'start',
    fontWeight: 400,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  'tbody:last-child tr:last-child :is(th, td)': { borderBottom: 0 },
  '& thead th': { ...theme.typography.body2, fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& .head th': { ...theme.typography.subtitle2, background: theme.vars.palette.background.raised },
  '& .side': { width: '24%', textAlign: 'center', color: theme.vars.palette.text.secondary },
  '& td.on': { color: theme.vars.palette.success.main },
  '& .same th': { color: theme.vars.palette.text.secondary },
  svg: { verticalAlign: 'middle' },
  [theme.breakpoints.down('sm')]: { 'th, td': { paddingInline: 10 }, '& .side': { width: '27%' } },
}));
