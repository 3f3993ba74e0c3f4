import AddIcon from '@mui/icons-material/AddOutlined';
import { Button, FormHelperText } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { shadeOfMore } from '#/src/theme/shadeOfMore.ts';
import type { InputProps } from '../kindProps.ts';
import { errorText } from '../useKindInput.ts';
import { useLabelOf } from '../useLabelOf.ts';
import { RowEditor } from './RowEditor.tsx';
import { RowReader } from './RowReader.tsx';
import { emptyRow, hasErrors, isUntouched, saidOnce } from './rows.ts';
import { stackedRows } from './stackedRows.ts';
import { useColumnsOfRows } from './useColumnsOfRows.ts';

type Row = Record<string, unknown>;

/** Child rows: read-only ones, with one being edited at a time. Enter in the last box of a row starts the next one. */
export default function LinesInput({ field, source, label, readonly, required }: InputProps<'lines'>) {
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const lines = field;
  const columns = saidOnce(useColumnsOfRows(lines.fields), lines.title);
  const record = useRecordContext();
  const { control, formState, clearErrors } = useFormContext();
  const { append, remove } = useFieldArray({ control, name: source, keyName: 'rowKey' });
  const rows: Row[] = useWatch({ name: source }) ?? [];
  // A new record that needs rows begins with one, open.
  const [begun] = useState(() => (record?.id === undefined && rows.length > 0 ? 0 : null));
  const [editing, setEditing] = useState<number | null>(begun);
  const [wasTouched, setTouched] = useState(false);
  const errors = formState.errors[source];
  const wrong = errorText(errors, translate);
  const add = () => {
    append(emptyRow(lines.fields), { shouldFocus: false });
    setEditing(rows.length);
    setTouched(true);
    clearErrors(source);
  };
  return (
    <Frame aria-label={label} role="group">
      <div className="head">
        <span className="label">
          {label}
          {required && <span aria-hidden> *</span>}
        </span>
        <span>{translate('views.rows', { smart_count: rows.length })}</span>
      </div>
      {rows.length > 0 && (
        <Scroll {...(readonly && { tabIndex: 0, role: 'region', 'aria-label': label })}>
          <table className={editing === null ? 'read' : undefined}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.name} scope="col" data-kind={column.kind}>
                    {labelOf(column)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) =>
                index === editing && !readonly ? (
                  <RowEditor
                    // biome-ignore lint/suspicious/noArrayIndexKey: a new row has no id, and its index is its identity
                    key={index}
                    columns={columns}
                    rules={lines.rules}
                    source={`${source}.${index}`}
                    row={row}
                    isFocused={wasTouched}
                    onDone={() => setEditing(null)}
                    onNext={() => !isUntouched(lines.fields, row) && add()}
                  />
                ) : (
                  <RowReader
                    // biome-ignore lint/suspicious/noArrayIndexKey: a new row has no id, and its index is its identity
                    key={index}
                    columns={columns}
                    row={row}
                    number={index + 1}
                    invalid={hasErrors(errors, index)}
                    readonly={readonly}
                    onEdit={() => {
                      setTouched(true);
                      setEditing(index);
                    }}
                    onRemove={() => {
                      remove(index);
                      setEditing(null);
                    }}
                  />
                ),
              )}
            </tbody>
          </table>
        </Scroll>
      )}
      {wrong && (
        <FormHelperText error role="alert">
          {wrong}
        </FormHelperText>
      )}
      {!readonly && (
        <Button size="small" startIcon={<AddIcon />} onClick={add}>
          {translate('views.add_row')}
        </Button>
      )}
    </Frame>
  );
}

/** Without buttons in its rows a reader with a keyboard reaches it all the same. */
const Scroll = styled('div')(({ theme }) => ({
  width: '100%',
  overflowX: 'auto',
  ...shadeOfMore(theme),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
}));

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  '.head': { display: 'flex', gap: 12, ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '.label': { fontWeight: 600 },
  table: { width: '100%', borderCollapse: 'collapse', ...theme.typography.body1 },
  th: {
    ...theme.typography.caption,
    fontWeight: 600,
    textAlign: 'start',
    color: theme.vars.palette.text.secondary,
    padding: '8px 12px',
    whiteSpace: 'nowrap',
  },
  'th[data-kind=money], th[data-kind=quantity], th[data-kind=integer], th[data-kind=decimal], th[data-kind=percent], th[data-kind=computed]':
    {
      textAlign: 'end',
    },
  td: { padding: '6px 12px', borderTop: `1px solid ${theme.vars.palette.divider}`, height: theme.density.row },
  'td.end': { textAlign: 'end' },
  '.tools': { whiteSpace: 'nowrap' },
  'tr.invalid td': { background: theme.vars.palette.error.soft },
  // Whoever scrolls sideways still sees whose row it is; boxes to type in need the room.
  '.read th:first-of-type, .read tbody td:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '.read .invalid td:first-of-type': {
    backgroundImage: `linear-gradient(${theme.vars.palette.error.soft}, ${theme.vars.palette.error.soft})`,
  },
  '.shown': { display: 'flex', alignItems: 'center', minHeight: 40 },
  'td.end :is(output, .shown)': { justifyContent: 'flex-end' },
  'tr.editing td': { background: theme.vars.palette.action.hover, verticalAlign: 'top', paddingBlock: 8 },
  ...stackedRows(theme),
}));
