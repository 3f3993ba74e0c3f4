import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { failureOf } from '#/dataProvider/hostError.ts';
import type { SavedView, ViewInput, ViewRole } from '#/dataProvider/savedViews.ts';

interface ViewDialogProps {
  title: string;
  /** The one to change; a new one where absent. */
  view: SavedView | undefined;
  /** With whom the reader may share. */
  roles: readonly ViewRole[];
  /** What a view keeps, in words. */
  holds: string;
  onSave: (input: Pick<ViewInput, 'name' | 'role'>) => Promise<void>;
  onClose: () => void;
}

const ONLY_ME = 0;

/** A view's name, and who has it. */
export function ViewDialog({ title, view, roles, holds, onSave, onClose }: ViewDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [role, setRole] = useState(view?.role?.id ?? ONLY_ME);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<{ name?: string; other?: string }>({});
  const save = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setPending(true);
    try {
      await onSave({ name: name.trim(), ...(roles.length > 0 && { role: role === ONLY_ME ? null : role }) });
      onClose();
    } catch (error) {
      const { message, body } = failureOf(error);
      const { name: atName, ...others } = body.errors ?? {};
      setRefusal({ name: atName, other: atName ? Object.values(others).join('. ') : [message, ...Object.values(others)].join('. ') });
      setPending(false);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void save(event)}>
        <DialogTitle id={id}>{title.replace('…', '')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {!view && <DialogContentText>{holds}</DialogContentText>}
          <TextField
            autoFocus
            required
            size="small"
            label={translate('lists.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={refusal.name !== undefined}
            helperText={refusal.name ?? translate('lists.name_help')}
            slotProps={{ htmlInput: { maxLength: 80, dir: 'auto' } }}
            sx={{ marginTop: 1 }}
          />
          {roles.length > 0 && (
            <TextField
              select
              size="small"
              label={translate('lists.who')}
              value={role}
              onChange={(event) => setRole(Number(event.target.value))}
            >
              <MenuItem value={ONLY_ME}>{translate('lists.only_me')}</MenuItem>
              {roles.map((one) => (
                <MenuItem key={one.id} value={one.id}>
                  {translate('lists.everybody_of', { role: one.name })}
                </MenuItem>
              ))}
            </TextField>
          )}
          {refusal.other && (
            <DialogContentText role="alert" color="error">
              {refusal.other}
            </DialogContentText>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('views.cancel')}
          </Button>
          <Button variant="contained" type="submit" disabled={isPending || !name.trim()}>
            {translate('views.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
