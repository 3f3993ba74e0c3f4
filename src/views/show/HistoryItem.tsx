import UndoIcon from '@mui/icons-material/UndoOutlined';
import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { kinds } from '#/model/kinds/index.ts';
import { model } from '#/resources/index.ts';
import { ACTIVITY_RESOURCE } from '#/resources/reference/activity.ts';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { textOf } from '#model/language';
import { ChangeList } from '../parts/changes/ChangeList.tsx';
import type { Titles } from '../parts/changes/titles.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { deviceName } from './deviceName.ts';
import type { HistoryEntry } from './useHistory.ts';
import { useReverted } from './useReverted.ts';
import { verbOfEntry } from './verbOfEntry.ts';

interface HistoryItemProps {
  entry: HistoryEntry;
  /** The entry whose old values this one laid back, where the page has it. */
  source: HistoryEntry | undefined;
  titles: Titles;
  onRevert: () => void;
}

/** One entry: what happened, who did it, when and from where, and each field's old and new value. */
export function HistoryItem({ entry, source, titles, onRevert }: HistoryItemProps) {
  const translate = useTranslate();
  const context = useKindContext();
  const at = (instant: string) => kinds.datetime.format(instant, { kind: 'datetime' }, context);
  const canRevert = Object.keys(useReverted()(entry)).length > 0;
  const event = model.resources[ACTIVITY_RESOURCE]?.fields.event;
  const from = [entry.address, entry.device && deviceName(entry.device)].filter(Boolean).join(' · ');
  return (
    <Item>
      <div className="head">
        {event && <Cell field={event} value={entry.event} record={{}} />}
        <Step entry={entry} />
        <bdi>{entry.causer}</bdi>
        <time dateTime={entry.created_at}>{at(entry.created_at)}</time>
        {from && (
          <small title={entry.device ?? undefined} dir="auto">
            {from}
          </small>
        )}
        {canRevert && (
          <Button
            size="small"
            color="inherit"
            startIcon={<UndoIcon />}
            onClick={onRevert}
            aria-label={translate('show.revert_named', { at: at(entry.created_at) })}
          >
            {translate('show.revert')}
          </Button>
        )}
      </div>
      {entry.reverts !== null && (
        <small>
          {source
            ? translate('show.reverts_change_of', { at: at(source.created_at) })
            : translate('show.reverts_entry', { id: entry.reverts })}
        </small>
      )}
      <ChangeList changes={entry.changes} titles={titles} verb={verbOfEntry(useResourceModel(), entry)} />
    </Item>
  );
}

/** Which step a verb took, or what became of a comment. */
function Step({ entry }: { entry: HistoryEntry }) {
  const resource = useResourceModel();
  const record = useShownRecord();
  const [locale] = useLocaleState();
  const titleOf = useTitleOf();
  if (entry.event === 'commented') return <span>{entry.description}</span>;
  if (entry.event !== 'performed') return null;
  const verb = verbOfEntry(resource, entry);
  return <strong>{verb ? `${textOf(verb, 'label', locale)}: ${titleOf(resource, record)}` : entry.description}</strong>;
}

const Item = styled('li')(({ theme }) => ({
  '.head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 10, rowGap: 4, minHeight: 32 },
  '.head button': { marginInlineStart: 'auto' },
  small: { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
