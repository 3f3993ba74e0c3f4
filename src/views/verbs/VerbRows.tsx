import FillIcon from '@mui/icons-material/PlaylistAddCheckOutlined';
import { Button, FormHelperText } from '@mui/material';
import { type RaRecord, useLocaleState, useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldModel, VerbModel } from '#/model/language/model.ts';
import { computeFields } from '#/model/validation/computeFields.ts';
import { numberIn, rowsIn, valuesIn } from '#/model/values/shapes.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { KindInput } from '#/src/kinds/KindInput.tsx';
import { RowsTable } from '#/src/kinds/lines/RowsTable.tsx';
import { useColumnsOfRows } from '#/src/kinds/lines/useColumnsOfRows.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { compute, type Fields, isEmpty, matches, textOf } from '#model/language';
import { useResourceModel } from '../parts/useResourceModel.ts';

type Row = Readonly<Record<string, unknown>>;

const NOTHING: Fields = {};
/** Of a quantity that says none. */
const DECIMALS = 3;

/** The record's rows with the verb's inputs beside them, and what derives from both. */
export function VerbRows({ verb, record }: { verb: VerbModel; record: RaRecord }) {
  const { over = '', input = NOTHING, derives = NOTHING, shows } = verb;
  const lines = useResourceModel().fields[over];
  const labelOf = useLabelOf();
  const columns = useColumnsOfRows(lines?.kind === 'lines' ? lines.fields : NOTHING);
  const asked = useColumnsOfRows(input);
  const derived = useColumnsOfRows(derives);
  const rows = rowsIn(record[over]);
  const whole = useWholeRows(verb, rows);
  if (!lines) return null;
  const cell = (field: FieldModel, index: number) =>
    field.name in derives ? (
      <Cell field={field} value={whole[index]?.[field.name]} record={whole[index] ?? {}} />
    ) : (
      <>
        <KindInput
          bare
          field={field}
          source={`${over}.${index}.${field.name}`}
          label={labelOf(field)}
          required={false}
          readonly={false}
          autoFocus={index === 0 && field === asked[0]}
        />
        <Warning verb={verb} at={field.name} row={whole[index]} />
      </>
    );
  const [first, ...others] = asked;
  return (
    <>
      <FillButton verb={verb} rows={rows} />
      <RowsTable
        label={labelOf(lines)}
        columns={columns.filter(({ name }) => !(name in input) && (shows?.includes(name) ?? true))}
        rows={rows}
        asked={first ? [first, ...derived, ...others] : derived}
        input={cell}
      />
    </>
  );
}

/** Each row with what was typed into it and what derives from both. */
function useWholeRows(verb: VerbModel, rows: readonly Row[]): Row[] {
  const { over = '', derives = NOTHING } = verb;
  const context = useKindContext();
  const typed: unknown = useWatch({ name: over });
  return rows.map((row, index) => {
    const whole = { ...row, ...valuesIn(rowsIn(typed)[index]) };
    computeFields(derives, whole, context);
    return whole;
  });
}

/** What a row is warned of at one of its inputs, once something stands there. */
function Warning({ verb: { warns = [] }, at, row = {} }: { verb: VerbModel; at: string; row: Row | undefined }) {
  const [locale] = useLocaleState();
  const warning = warns.find((one) => one.at === at && matches(one.when, row));
  if (!warning || isEmpty(row[at])) return null;
  return (
    <FormHelperText role="status" sx={{ color: 'warning.main', whiteSpace: 'normal' }}>
      {textOf(warning, 'message', locale)}
    </FormHelperText>
  );
}

/** Fills the inputs with all that is outstanding, where the verb says what that is; a row of which nothing is keeps what stands there. */
function FillButton({ verb: { over, input = NOTHING, fills }, rows }: { verb: VerbModel; rows: readonly Row[] }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  if (!fills) return null;
  const fill = () => {
    for (const [index, row] of rows.entries())
      for (const [name, expression] of Object.entries(fills)) {
        const scale = numberIn(valuesIn(input[name]).scale) ?? DECIMALS;
        const value = compute(expression, row, scale);
        if (value !== null && value > 0) setValue(`${over}.${index}.${name}`, value, { shouldDirty: true, shouldValidate: true });
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
