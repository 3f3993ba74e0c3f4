import type { RaRecord } from 'ra-core';
import type { FieldModel, VerbModel } from '#/resources/schema/model.ts';
import { KindInput } from '#/src/kinds/KindInput.tsx';
import { RowsTable } from '#/src/kinds/lines/RowsTable.tsx';
import { useColumnsOfRows } from '#/src/kinds/lines/useColumnsOfRows.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import type { Fields } from '#resources/schema';
import { useResourceModel } from '../useResourceModel.ts';

type Row = Readonly<Record<string, unknown>>;

const NOTHING: Fields = {};

/** The record's rows with the verb's inputs beside them. */
export function VerbRows({ verb, record }: { verb: VerbModel; record: RaRecord }) {
  const { over = '', input = NOTHING, shows } = verb;
  const lines = useResourceModel().fields[over];
  const labelOf = useLabelOf();
  const columns = useColumnsOfRows(lines?.kind === 'lines' ? lines.fields : NOTHING);
  const asked = useColumnsOfRows(input);
  if (!lines) return null;
  const cell = (field: FieldModel, place: number) => (
    <KindInput
      bare
      field={field}
      source={`${over}.${place}.${field.name}`}
      label={labelOf(field)}
      required={false}
      readonly={false}
      autoFocus={place === 0 && field === asked[0]}
    />
  );
  return (
    <RowsTable
      label={labelOf(lines)}
      columns={columns.filter(({ name }) => !(name in input) && (shows?.includes(name) ?? true))}
      rows={(record[over] ?? []) as Row[]}
      asked={asked}
      input={cell}
    />
  );
}
