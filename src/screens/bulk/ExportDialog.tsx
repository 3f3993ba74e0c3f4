import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, MenuItem, TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocaleState, useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { oneOf } from '#/model/values/shapes.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useBulk } from '#/src/views/parts/bulk/useBulk.ts';
import { Failure } from './Failure.tsx';
import { exportable } from './import/ownerFor.ts';
import { ResourceChecklist } from './ResourceChecklist.tsx';

const FORMATS = ['csv', 'xlsx', 'pdf'] as const;
type Format = (typeof FORMATS)[number];

/** Chooses what to export and asks for it; the list then shows how far it is, and has its file. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const bulk = useBulk();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const session = useSession();
  const { establishment } = session;
  const [language] = useLocaleState();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [format, setFormat] = useState<Format>('csv');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      bulk.startExport({ resources: chosen, format, language, ...(establishment && { establishment_id: establishment.id }) }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['bulk-operations', 'list'] });
      notify('bulk.export_started', { type: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('bulk.export_title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          {translate(establishment ? 'bulk.export_of' : 'bulk.export_all', { name: establishment?.title ?? '' })}
        </DialogContentText>
        <ResourceChecklist choices={exportable(session)} chosen={chosen} onChange={setChosen} />
        <TextField
          select
          label={translate('exports.format')}
          value={format}
          onChange={({ target }) => setFormat(oneOf(FORMATS, target.value) ?? format)}
        >
          {FORMATS.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`exports.formats.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {error && <Failure error={error} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('views.cancel')}
        </Button>
        <Button variant="contained" disabled={chosen.length === 0 || isPending} onClick={() => mutate()}>
          {translate('bulk.export')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
