import FillIcon from '@mui/icons-material/PlaylistAddCheckOutlined';
import { Button } from '@mui/material';
import { type RaRecord, useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import type { FieldModel, VerbModel } from '#/model/language/model.ts';
import { numberIn, rowsIn, valuesIn } from '#/model/values/shapes.ts';
import { KindInput } from '#/src/kinds/KindInput.tsx';
import { RowsTable } from '#/src/kinds/lines/RowsTable.tsx';
import { useColumnsOfRows } from '#/src/kinds/lines/useColumnsOfRows.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { compute, type Fields } from '#model/language';
import { useResourceModel } from '../parts/useResourceModel.ts';

type Row = Readonly<Record<string, unknown>>;

const NOTHING: Fields = {};
/** Of a quantity that says none. */
const DECIMALS = 3;

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
  const rows = rowsIn(record[over]);
  return (
    <>
      <FillButton verb={verb} rows={rows} />
      <RowsTable
        label={labelOf(lines)}
        columns={columns.filter(({ name }) => !(name in input) && (shows?.includes(name) ?? true))}
        rows={rows}
        asked={asked}
        input={cell}
      />
    </>
  );
}

/** Fills the inputs with all that is outstanding, where the verb says what that is; a row of which nothing is keeps what stands there. */
function FillButton({ verb: { over, input = NOTHING, fills }, rows }: { verb: VerbModel; rows: readonly Row[] }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  if (!fills) return null;
  const fill = () => {
    for (const [place, row] of rows.entries())
      for (const [name, expression] of Object.entries(fills)) {
        const scale = numberIn(valuesIn(input[name]).scale) ?? DECIMALS;
        const value = compute(expression, row, scale);
        if (value !== null && value > 0) setValue(`${over}.${place}.${name}`, value, { shouldDirty: true, shouldValidate: true });
      }
  };
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<FillIcon />}
      onClick={fill}
      sx={{ marginBlockEnd: 1, alignSelf: 'start', justifySelf: 'start' }}
    >
      {translate('views.fill_outstanding')}
    </Button>
  );
}
