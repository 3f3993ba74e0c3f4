import DoneIcon from '@mui/icons-material/CheckOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import type { CountSaver, Draft } from './countSaver.ts';
import { type CountLine, ROWS } from './sheet.ts';
import { useDraft } from './useCounting.ts';

const AT = fieldModel('counted_at', { kind: 'datetime' });

/** What became of a row's typing; where nothing is under way, who counted it and when, or what applying made of it. */
export function RowState({ line, saver, children }: { line: CountLine; saver: CountSaver; children: ReactNode }) {
  const translate = useTranslate();
  const draft = useDraft(saver, line.id);
  const needsHand = draft?.state === 'failed' || draft?.state === 'refused';
  return (
    <div className={`says ${draft ? classOf(draft) : 'quiet'}`}>
      <span id={`count-state-${line.id}`}>
        {draft && draft.state !== 'saved' ? <Words draft={draft} line={line} /> : <Held line={line} isSaved={Boolean(draft)} />}
      </span>
      {needsHand && (
        <Button size="small" color="inherit" onClick={() => saver.retry([line.id])}>
          {translate('counts.retry')}
        </Button>
      )}
      {(needsHand || draft?.state === 'overtaken') && (
        <Button size="small" color="inherit" onClick={() => saver.giveUp(line.id)}>
          {translate('counts.give_up')}
        </Button>
      )}
      {children}
    </div>
  );
}

function Words({ draft, line }: { draft: Draft; line: CountLine }) {
  const translate = useTranslate();
  if (draft.state === 'overtaken') return translate('counts.states.overtaken', { name: line.counted_by ?? '' });
  if (draft.state === 'refused') return translate('counts.states.refused', { why: draft.message ?? '' });
  return translate(`counts.states.${draft.state}`);
}

function Held({ line, isSaved }: { line: CountLine; isSaved: boolean }) {
  const translate = useTranslate();
  const outcome = resourceOf(model, ROWS).fields.outcome;
  return (
    <>
      {isSaved && (
        <>
          <DoneIcon fontSize="inherit" color="success" aria-hidden /> {translate('counts.states.saved')}
        </>
      )}
      {line.outcome && outcome && <Cell field={outcome} value={line.outcome} record={{ ...line }} />}
      {line.counted_at && (
        <small>
          <bdi>{line.counted_by}</bdi>, <Cell field={AT} value={line.counted_at} record={{ ...line }} />
        </small>
      )}
    </>
  );
}

const classOf = ({ state }: Draft) => (state === 'failed' || state === 'overtaken' ? 'failed' : state === 'refused' ? 'refused' : 'quiet');
