import { Alert, FormControlLabel, Switch } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { present } from '#/model/values/shapes.ts';
import { KindInput } from '#/src/kinds/KindInput.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import { COLUMNS, type MappedPart } from './integration.ts';
import { OfferBox } from './OfferBox.tsx';
import { isUnlisted } from './offers.ts';
import { columnOf, usePartWords } from './partWords.ts';
import type { Offers } from './useOffers.ts';

const columns = COLUMNS.map((name) => ({ name, field: columnOf(name) }));

type Columns = Pick<MappedPart, (typeof COLUMNS)[number]>;

interface MappingTablesProps {
  parts: readonly MappedPart[];
  offers: Offers;
  readonly: boolean;
}

/**
 * A table for each kind of part, every part with its boxes; above them how many have no account yet, and what is in none of the
 * establishment's lists.
 */
export function MappingTables({ parts, offers, readonly }: MappingTablesProps) {
  const translate = useTranslate();
  const { kindName } = usePartWords();
  const [isOnlyOpen, setOnlyOpen] = useState(false);
  const [edited, setEdited] = useState<string | null>(null);
  const rows: readonly Columns[] = useWatch({ name: 'rows' }) ?? parts;
  const open = parts.filter((_, at) => !rows[at]?.account).length;
  const strayIn = (row: Columns | undefined) => COLUMNS.filter((name) => isUnlisted(offers[name], row?.[name]));
  const stray = rows.flatMap((row, at) => strayIn(row).filter((name) => sourceOf(at, name) !== edited)).length;
  const hasLists = COLUMNS.some((name) => offers[name]?.titles.length);
  const kinds = [...new Set(parts.map(({ part }) => part))];
  const isShown = (at: number) => !isOnlyOpen || !parts[at]?.account || strayIn(parts[at]).length > 0;
  return (
    <>
      <Alert severity={open || stray ? 'warning' : 'success'} variant="outlined" sx={{ marginBottom: 2 }} role="status">
        <div>{open ? translate('integrations.unmapped', { smart_count: open }) : translate('integrations.all_mapped')}</div>
        {stray > 0 && <div>{translate('integrations.unlisted', { smart_count: stray })}</div>}
      </Alert>
      <FormControlLabel
        label={translate(hasLists ? 'integrations.only_open' : 'integrations.only_unmapped')}
        control={<Switch checked={isOnlyOpen} onChange={(_, on) => setOnlyOpen(on)} />}
        sx={{ marginBottom: 1 }}
      />
      {kinds.map((kind) => {
        const indexes = parts.flatMap((one, at) => (one.part === kind && isShown(at) ? [at] : []));
        const table = { name: kindName(kind), parts, indexes, offers, readonly, edited, onEdit: setEdited };
        return indexes.length > 0 && <KindTable key={kind} {...table} />;
      })}
    </>
  );
}

const sourceOf = (at: number, name: string) => `rows.${at}.${name}`;

interface KindTableProps extends MappingTablesProps {
  name: string;
  /** Where its parts stand among all. */
  indexes: readonly number[];
  /** The box that is being filled in. */
  edited: string | null;
  onEdit: (source: string | null) => void;
}

function KindTable({ name, parts, indexes, offers, readonly, edited, onEdit }: KindTableProps) {
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
                {labelOf(column.field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {indexes.map((at) => {
            const ours = partName(present(parts[at], 'part to map'));
            return (
              <tr key={at}>
                <th scope="row" dir="auto">
                  {ours}
                </th>
                {columns.map(({ name: column, field }) => {
                  const source = sourceOf(at, column);
                  const box = {
                    field,
                    source,
                    label: translate('integrations.column_of', { column: labelOf(field), name: ours }),
                    readonly,
                  };
                  const offer = offers[column];
                  return (
                    <td key={column}>
                      {offer?.titles.length ? (
                        <OfferBox {...box} offer={offer} isEdited={edited === source} onEdit={onEdit} />
                      ) : (
                        <KindInput bare {...box} required={false} />
                      )}
                    </td>
                  );
                })}
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
  maxWidth: pageWidth,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  marginBottom: 16,
  table: { width: '100%', minWidth: 760, tableLayout: 'fixed', borderCollapse: 'collapse', ...theme.typography.body1 },
  'th, td': { padding: '6px 12px', textAlign: 'start', overflowWrap: 'anywhere' },
  td: { verticalAlign: 'top' },
  'thead th': {
    ...theme.typography.caption,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    background: theme.vars.palette.background.raised,
  },
  'thead th:first-of-type': { width: '21%', [theme.breakpoints.down('sm')]: { width: '15%' } },
  'tbody th': { fontWeight: 600 },
  'tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
