import { Checkbox, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import { textsIn } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { describedBy } from '#/src/kinds/FieldFrame.tsx';
import type { InputProps } from '#/src/kinds/kindProps.ts';
import { useKindInput } from '#/src/kinds/useKindInput.ts';
import { CHANGES, type Change } from '#model/language';
import { chosenOf, EVERYTHING, type EventRow, eventGroups, withChosen } from './eventRows.ts';
import { useEventWords } from './useEventWords.ts';

const groups = eventGroups(model);

/** What a webhook is told of: everything, or of each resource what was chosen. */
export default function EventsInput(props: InputProps) {
  const { label, readonly, required } = props;
  const id = useId();
  const { translate, ...words } = useEventWords();
  const { controller, error } = useKindInput(props);
  const chosen = useMemo(() => new Set(textsIn(controller.value)), [controller.value]);
  const isEverything = chosen.has(EVERYTHING);
  const put = (row: EventRow, changes: readonly Change[]) => controller.onChange(withChosen(groups, chosen, row, changes));
  const describes = error ? describedBy(id) : undefined;
  return (
    <Frame role="group" aria-labelledby={`${id}-label`} aria-describedby={describes} ref={controller.ref} tabIndex={-1}>
      <div id={`${id}-label`} className="title">
        {label}
        {required && <span aria-hidden> *</span>}
      </div>
      {error && (
        <FormHelperText id={describedBy(id)} error role="alert">
          {error}
        </FormHelperText>
      )}
      <FormControlLabel
        control={
          <Switch checked={isEverything} disabled={readonly} onChange={(_event, on) => controller.onChange(on ? [EVERYTHING] : [])} />
        }
        label={translate('webhooks.everything')}
      />
      {!isEverything &&
        groups.map(({ name, rows }) => (
          <table key={name}>
            <thead>
              <tr>
                <th scope="col">{words.group(name)}</th>
                {CHANGES.map((change) => (
                  <th key={change} scope="col" className="change">
                    {words.change(change)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.resource.name} row={row} chosen={chosenOf(row, chosen)} readonly={readonly} put={put} words={words} />
              ))}
            </tbody>
          </table>
        ))}
    </Frame>
  );
}

interface RowProps {
  row: EventRow;
  chosen: readonly Change[];
  readonly: boolean;
  put: (row: EventRow, changes: readonly Change[]) => void;
  words: Pick<ReturnType<typeof useEventWords>, 'resource' | 'change'>;
}

function Row({ row, chosen, readonly, put, words }: RowProps) {
  const name = words.resource(row.resource);
  const isWhole = chosen.length === row.changes.length;
  const toggled = (change: Change) => (chosen.includes(change) ? chosen.filter((one) => one !== change) : [...chosen, change]);
  return (
    <tr>
      <th scope="row">
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isWhole}
              indeterminate={!isWhole && chosen.length > 0}
              disabled={readonly}
              onChange={() => put(row, isWhole ? [] : row.changes)}
            />
          }
          label={name}
        />
      </th>
      {CHANGES.map((change) => (
        <td key={change}>
          {row.changes.includes(change) && (
            <Checkbox
              size="small"
              checked={chosen.includes(change)}
              disabled={readonly}
              onChange={() => put(row, toggled(change))}
              slotProps={{ input: { 'aria-label': `${name}: ${words.change(change)}` } }}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  justifyItems: 'start',
  '& > .title': { ...theme.typography.body2, fontWeight: 600, color: theme.vars.palette.text.secondary },
  table: { borderCollapse: 'collapse', width: '100%', maxWidth: 640 },
  th: { ...theme.typography.body2, textAlign: 'start', fontWeight: 400, overflowWrap: 'anywhere' },
  'thead th': { fontWeight: 600, color: theme.vars.palette.text.secondary, paddingBlock: theme.spacing(0.5) },
  'th.change, td': { textAlign: 'center', width: '18%' },
  tr: { borderBottom: `1px solid ${theme.vars.palette.divider}` },
}));
