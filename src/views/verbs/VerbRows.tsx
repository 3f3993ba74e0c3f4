import { styled } from '@mui/material/styles';
import type { RaRecord } from 'ra-core';
import { fieldModel } from '#/resources/schema/compile.ts';
import type { VerbModel } from '#/resources/schema/model.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { KindInput } from '#/src/kinds/KindInput.tsx';
import { isNumeric } from '#/src/kinds/lines/rows.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useResourceModel } from '../useResourceModel.ts';

type Row = Readonly<Record<string, unknown>>;

/** The record's rows with the verb's inputs beside them. */
export function VerbRows({ verb, record }: { verb: VerbModel; record: RaRecord }) {
  const resource = useResourceModel();
  const labelOf = useLabelOf();
  const lines = verb.over ? resource.fields[verb.over] : undefined;
  if (lines?.kind !== 'lines' || !verb.over) return null;
  const asked = Object.entries(verb.input ?? {}).map(([name, field]) => fieldModel(name, field));
  const shown = Object.entries(lines.fields)
    .map(([name, field]) => fieldModel(name, field))
    .filter((field) => !(field.name in (verb.input ?? {})));
  const rows = (record[verb.over] ?? []) as Row[];
  return (
    <Frame>
      <table aria-label={labelOf(lines)}>
        <thead>
          <tr>
            {[...shown, ...asked].map((field) => (
              <th key={field.name} scope="col" className={isNumeric(field.kind) ? 'end' : undefined}>
                {labelOf(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={String(row.id)}>
              {shown.map((field) => (
                <td key={field.name} className={isNumeric(field.kind) ? 'end' : undefined}>
                  <Cell field={field} value={row[field.name]} record={row} />
                </td>
              ))}
              {asked.map((field) => (
                <td key={field.name} style={{ minWidth: 120 }}>
                  <KindInput
                    bare
                    field={field}
                    source={`${verb.over}.${place}.${field.name}`}
                    label={labelOf(field)}
                    required={false}
                    readonly={false}
                    autoFocus={place === 0}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', ...theme.typography.body1 },
  'th, td': { padding: '6px 10px', textAlign: 'start', whiteSpace: 'nowrap', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  th: { ...theme.typography.caption, fontWeight: 600, color: theme.vars.palette.text.secondary },
  '.end': { textAlign: 'end' },
}));
