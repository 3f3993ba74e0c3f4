import NoteIcon from '@mui/icons-material/EditNoteOutlined';
import { IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef } from 'react';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { kindOf } from '#/model/kinds/index.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { shownNumber } from '#/src/kinds/number/typedNumber.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import type { CountSaver } from './countSaver.ts';
import { RowState } from './RowState.tsx';
import type { CountLine } from './sheet.ts';
import { COUNT, useDraft } from './useCounting.ts';

const FIGURE = fieldModel('figure', { kind: 'quantity', scale: 3 });
const VALUE = fieldModel('value', { kind: 'money' });
const UOM = fieldModel('uom', { kind: 'lookup', list: 'uom' });

interface CountRowProps {
  line: CountLine;
  saver: CountSaver;
  isOpen: boolean;
  hidesExpected: boolean;
  seesValues: boolean;
  isWanted: boolean;
  onReached: () => void;
  /** Enter or an arrow in the box: on to the row after it, or back. */
  onEnter: (box: HTMLInputElement, step: 1 | -1) => void;
  onExplain: (() => void) | undefined;
}

/** One item: what should be there, what is, and what became of the typing. */
export function CountRow({ line, saver, isOpen, hidesExpected, seesValues, isWanted, onReached, onEnter, onExplain }: CountRowProps) {
  const translate = useTranslate();
  const record = { ...line };
  const figure = (value: number | null | undefined) => <Cell field={FIGURE} value={value} record={record} />;
  return (
    <tr>
      <th scope="row">
        <span className="name">
          <bdi>{line.item_name}</bdi>
        </span>
        {line.uom && (
          <small>
            <Cell field={UOM} value={line.uom} record={record} />
          </small>
        )}
        {!hidesExpected && (
          <small className="narrow">
            {translate('counts.expected')}: {figure(line.expected_quantity)}
            {line.variance !== null && (
              <>
                {' · '}
                {translate('counts.variance')}: {figure(line.variance)}
              </>
            )}
          </small>
        )}
        {(line.reason_name || line.note) && <small dir="auto">{[line.reason_name, line.note].filter(Boolean).join(' · ')}</small>}
      </th>
      {!hidesExpected && <td className="end wide">{figure(line.expected_quantity)}</td>}
      <td className="end">
        {isOpen ? (
          <CountBox line={line} saver={saver} isWanted={isWanted} onReached={onReached} onEnter={onEnter} />
        ) : (
          figure(line.counted_quantity)
        )}
      </td>
      {!hidesExpected && <td className="end wide">{figure(line.variance)}</td>}
      {seesValues && (
        <td className="end wide">
          <Cell field={VALUE} value={line.variance_value} record={record} />
        </td>
      )}
      <td className="state">
        <RowState line={line} saver={saver}>
          {onExplain && (
            <IconButton size="small" aria-label={translate('counts.explain', { name: line.item_name })} onClick={onExplain}>
              <NoteIcon fontSize="small" />
            </IconButton>
          )}
        </RowState>
      </td>
    </tr>
  );
}

/** Where a count is typed. It begins with what is saved and keeps what is typed until that is saved too. */
function CountBox({
  line,
  saver,
  isWanted,
  onReached,
  onEnter,
}: Pick<CountRowProps, 'line' | 'saver' | 'isWanted' | 'onReached' | 'onEnter'>) {
  const translate = useTranslate();
  const context = useKindContext();
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const draft = useDraft(saver, line.id);
  const saved =
    line.counted_quantity === null ? '' : shownNumber(kindOf(COUNT).text(line.counted_quantity, COUNT, context), context.locale);
  const isRefused = draft?.state === 'refused';
  // The scanner found it: the focus is outside of what React draws.
  useEffect(() => {
    if (!isWanted) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus();
    box.current?.select();
    onReached();
  }, [isWanted, onReached]);
  return (
    <input
      ref={box}
      id={id}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      aria-label={translate('counts.counted_of', { name: line.item_name })}
      aria-invalid={isRefused || undefined}
      aria-describedby={isRefused ? stateId(line) : undefined}
      value={draft?.text ?? saved}
      onChange={(event) => saver.type(line.id, event.target.value)}
      onFocus={() => {
        saver.focused = line.id;
      }}
      onBlur={() => saver.leave(line.id)}
      onKeyDown={(event) => {
        if (!['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
        event.preventDefault();
        onEnter(event.currentTarget, event.key === 'ArrowUp' ? -1 : 1);
      }}
    />
  );
}

/** The id of what a row says beside its box. */
const stateId = ({ id }: CountLine) => `count-state-${id}`;
