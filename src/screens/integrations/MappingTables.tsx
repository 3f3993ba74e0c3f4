import { Alert, FormControlLabel, Switch } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { KindInput } from '#/src/kinds/KindInput.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import type { MappedPart } from './integration.ts';
import { columnOf, usePartWords } from './partWords.ts';

const COLUMNS = ['account', 'location', 'subsidiary'] as const;
const columns = COLUMNS.map(columnOf);

/** A table for each kind of part, every part with its boxes; above them how many have no account yet. */
export function MappingTables({ parts, readonly }: { parts: readonly MappedPart[]; readonly: boolean }) {
  const translate = useTranslate();
  const { kindName } = usePartWords();
  const [isOnlyOpen, setOnlyOpen] = useState(false);
  const rows = (useWatch({ name: 'rows' }) ?? parts) as readonly Pick<MappedPart, 'account'>[];
  const open = parts.filter((_, at) => !rows[at]?.account).length;
  const kinds = [...new Set(parts.map(({ part }) => part))];
  const isShown = (at: number) => !isOnlyOpen || !parts[at]?.account;
  return (
    <>
      <Alert severity={open ? 'warning' : 'success'} variant="outlined" sx={{ marginBottom: 2 }} role="status">
        {open ? translate('integrations.unmapped', { smart_count: open }) : translate('integrations.all_mapped')}
      </Alert>
      <FormControlLabel
        label={translate('integrations.only_unmapped')}
        control={<Switch checked={isOnlyOpen} onChange={(_, on) => setOnlyOpen(on)} />}
        sx={{ marginBottom: 1 }}
      />
      {kinds.map((kind) => {
        const places = parts.flatMap((one, at) => (one.part === kind && isShown(at) ? [at] : []));
        return places.length > 0 && <KindTable key={kind} name={kindName(kind)} parts={parts} places={places} readonly={readonly} />;
      })}
    </>
  );
}

interface KindTableProps {
  name: string;
  parts: readonly MappedPart[];
  /** Where its parts stand among all. */
  places: readonly number[];
  readonly: boolean;
}

function KindTable({ name, parts, places, readonly }: KindTableProps) {
  const labelOf = useLabelOf();
  const translate = useTranslate();
  const { partName } = usePartWords();
  return (
    <Frame role="region" aria-label={name}>
      <table aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                {labelOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((at) => {
            const ours = partName(parts[at] as MappedPart);
            return (
              <tr key={at}>
                <th scope="row" dir="auto">
                  {ours}
                </th>
                {columns.map((column) => (
                  <td key={column.name}>
                    <KindInput
                      bare
                      field={column}
                      source={`rows.${at}.${column.name}`}
                      label={translate('integrations.column_of', { column: labelOf(column), name: ours })}
                      required={false}
                      readonly={readonly}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  maxWidth: 1080,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  marginBottom: 16,
  table: { width: '100%', borderCollapse: 'collapse', ...theme.typography.body1 },
  'th, td': { padding: '6px 12px', textAlign: 'start', minWidth: 140 },
  'thead th': { ...theme.typography.caption, fontWeight: 600, color: theme.vars.palette.text.secondary, background: theme.vars.palette.background.raised },
  'tbody th': { fontWeight: 600, minWidth: 160 },
  'tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
