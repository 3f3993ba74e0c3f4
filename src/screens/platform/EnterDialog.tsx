import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormLabel,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type RaRecord, useTranslate } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { CallError } from '#/authProvider/call.ts';
import { type Entry, supportMinutes } from '#/authProvider/support.ts';
import { support } from '#/src/foundation/session/account.ts';

const longestReason = 300;

/** Asks why and for how long before a client's business is entered. */
export function EnterDialog({ client, onClose }: { client: RaRecord; onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const { pathname } = useLocation();
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState<Entry['minutes']>(30);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, isSuccess, error } = useMutation<void, Error, Entry>({
    mutationFn: (entry) => support.enter(client.id, entry, pathname),
  });
  const refused = error instanceof CallError ? error.errors.reason?.[0] : undefined;
  const wrong = isMissing ? translate('acting.reason_missing') : refused;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason.trim());
    if (reason.trim()) mutate({ reason: reason.trim(), minutes });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{translate('acting.enter_title', { name: String(client.name) })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{translate('acting.enter_lead')}</DialogContentText>
          {error && !refused && <Alert severity="error">{error.message}</Alert>}
          <TextField
            label={translate('acting.reason')}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setMissing(false);
            }}
            error={Boolean(wrong)}
            helperText={wrong ?? translate('acting.reason_help')}
            slotProps={{ htmlInput: { maxLength: longestReason } }}
            required
            autoFocus
            fullWidth
          />
          <div>
            <FormLabel id={`${id}-minutes`} sx={{ display: 'block', marginBottom: 1 }}>
              {translate('acting.how_long')}
            </FormLabel>
            <ToggleButtonGroup
              exclusive
              size="small"
              value={minutes}
              onChange={(_, next) => next && setMinutes(next)}
              aria-labelledby={`${id}-minutes`}
            >
              {supportMinutes.map((count) => (
                <ToggleButton key={count} value={count} sx={{ paddingInline: 2 }}>
                  {translate('acting.minutes', { smart_count: count })}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </div>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('views.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isPending || isSuccess}>
            {translate('acting.enter')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
