import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { revertCall } from '#/dataProvider/recordCalls.ts';
import { kinds } from '#/model/kinds/index.ts';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { ChangeList } from '../parts/changes/ChangeList.tsx';
import type { Titles } from '../parts/changes/titles.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import type { HistoryEntry } from './useHistory.ts';
import { useReverted } from './useReverted.ts';

interface RevertDialogProps {
  entry: HistoryEntry;
  titles: Titles;
  onClose: () => void;
}

/** Shows what reverting would change, then does it; what the host refuses stands here, field by field. */
export function RevertDialog({ entry, titles, onClose }: RevertDialogProps) {
  const translate = useTranslate();
  const context = useKindContext();
  const id = useId();
  const { endpoint } = useResourceModel();
  const record = useShownRecord();
  const dataProvider = useDataProvider<HostDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const values = useReverted()(entry);
  const preview = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [record[name] ?? null, value] as const]));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      dataProvider.call(revertCall(endpoint), { id: record.id, body: { activity_id: entry.id, updated_at: record.updated_at } }),
    onSuccess: ({ message }) => {
      notify(message ?? 'show.reverted', { type: 'success' });
      refresh();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>
        {translate('show.revert_title', { at: kinds.datetime.format(entry.created_at, { kind: 'datetime' }, context) })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('show.revert_text')}</DialogContentText>
        <ChangeList changes={preview} titles={titles} />
        {error && <Refusal error={error} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('views.cancel')}
        </Button>
        <Button variant="contained" disabled={isPending} onClick={() => mutate()} autoFocus>
          {translate('show.revert')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Refusal({ error }: { error: Error & { body?: { errors?: Readonly<Record<string, string>> } } }) {
  const { fields } = useResourceModel();
  const labelOf = useLabelOf();
  const errors = Object.entries(error.body?.errors ?? {});
  const labelFor = (path: string) => {
    const field = fields[path.split('.')[0] ?? ''];
    return field ? labelOf(field) : path;
  };
  return (
    <Alert severity="error" variant="outlined" sx={{ marginTop: 2 }}>
      {error.message}
      {errors.length > 0 && (
        <ul style={{ margin: '4px 0 0', paddingInlineStart: 18 }}>
          {errors.map(([path, said]) => (
            <li key={path}>
              {labelFor(path)}: {said}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
