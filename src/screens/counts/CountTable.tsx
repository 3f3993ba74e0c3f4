import { styled } from '@mui/material/styles';
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { VerbDialog } from '#/src/views/verbs/VerbDialog.tsx';
import { CountRow } from './CountRow.tsx';
import { type CountLine, type LinesAnswer, ROWS } from './sheet.ts';
import type { Counting } from './useCounting.ts';

interface CountTableProps {
  answer: LinesAnswer;
  counting: Counting;
  /** Whether one may count on it now. */
  isOpen: boolean;
  /** The row that was scanned: its box takes the focus, and once it is counted the next code is scanned. */
  wanted: number | undefined;
  onReached: (row: number) => void;
  onDone: () => void;
}

/** An item a row, with a box for what is counted. On a phone what should be there stands under the item's name. */
export function CountTable({ answer, counting, isOpen, wanted, onReached, onDone }: CountTableProps) {
  const translate = useTranslate();
  const can = useCan();
  const [explained, setExplained] = useState<CountLine | null>(null);
  const scanned = useRef<number>(undefined);
  const { list, hides_expected: hidesExpected } = answer;
  const seesValues = list.some(({ variance_value }) => variance_value !== undefined);
  const explain = resourceOf(model, ROWS).verbs.explain;
  const mayExplain = isOpen || (can(ROWS, 'explain') && list.every(({ outcome }) => outcome === null));
  const head = (name: string, className?: string) => (
    <th scope="col" className={className}>
      {translate(`counts.${name}`)}
    </th>
  );
  return (
    <Frame>
      <table aria-label={translate('counts.rows')}>
        <thead>
          <tr>
            {head('item')}
            {!hidesExpected && head('expected', 'end wide')}
            {head('counted', 'end')}
            {!hidesExpected && head('variance', 'end wide')}
            {seesValues && head('variance_value', 'end wide')}
            {head('state', 'state')}
          </tr>
        </thead>
        <tbody>
          {list.map((line) => (
            <CountRow
              key={line.id}
              line={line}
              saver={counting.saver}
              isOpen={isOpen}
              hidesExpected={hidesExpected}
              seesValues={seesValues}
              isWanted={wanted === line.id}
              onReached={() => {
                scanned.current = line.id;
                onReached(line.id);
              }}
              onEnter={(box, step) => {
                if (step > 0 && scanned.current === line.id) {
                  scanned.current = undefined;
                  onDone();
                } else goTo(neighbour(box, step));
              }}
              onExplain={mayExplain ? () => setExplained(line) : undefined}
            />
          ))}
        </tbody>
      </table>
      {explained && explain && (
        <ResourceContextProvider value={ROWS}>
          <RecordContextProvider value={explained}>
            <VerbDialog verb={explain} given={{ reason_id: explained.reason, note: explained.note }} onClose={() => setExplained(null)} />
          </RecordContextProvider>
        </ResourceContextProvider>
      )}
    </Frame>
  );
}

/** Into a box, so that what is typed replaces what stands there. */
function goTo(box: HTMLInputElement | null | undefined): void {
  box?.focus();
  box?.select();
}

/** The box of the row after this one, or before it. */
function neighbour(box: HTMLInputElement, step: 1 | -1): HTMLInputElement | null | undefined {
  const row = box.closest('tr');
  return (step > 0 ? row?.nextElementSibling : row?.previousElementSibling)?.querySelector('input');
}

const Frame = styled('div')(({ theme }) => ({
  table: { width: '100%', borderCollapse: 'collapse', ...theme.typography.body1, fontVariantNumeric: 'tabular-nums' },
  'th, td': { padding: '6px 8px', textAlign: 'start', verticalAlign: 'middle', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  'thead th': {
    ...theme.typography.body2,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    background: theme.vars.palette.background.raised,
  },
  'tbody th': { fontWeight: 400 },
  'tr > :first-of-type': { paddingInlineStart: 16 },
  'tr > :last-child': { paddingInlineEnd: 16 },
  'tbody tr:last-child > *': { borderBottom: 0 },
  '.end': { textAlign: 'end', whiteSpace: 'nowrap' },
  '.state': { width: '28%' },
  '.name': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  small: { display: 'block', ...theme.typography.body2, fontSize: 12, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '.narrow': { display: 'none' },
  input: {
    font: 'inherit',
    width: 104,
    minHeight: 40,
    padding: '4px 10px',
    textAlign: 'end',
    color: 'inherit',
    background: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.text.secondary}`,
    borderRadius: 8,
    fontVariantNumeric: 'tabular-nums',
  },
  'input:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 0 },
  'input[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
  '.says': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, ...theme.typography.body2, minHeight: 32 },
  '.says.failed': { color: theme.vars.palette.warning.main },
  '.says.refused': { color: theme.vars.palette.error.main },
  '.says.quiet': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: {
    '.wide': { display: 'none' },
    '.narrow': { display: 'block' },
    input: { width: 88, minHeight: 44 },
  },
  // A phone has room for the name and the box; who counted is told where there is more of it.
  [theme.breakpoints.down('sm')]: {
    table: { tableLayout: 'fixed' },
    'thead .end': { width: 104 },
    '.state': { width: '30%' },
    '.says small': { display: 'none' },
  },
}));
