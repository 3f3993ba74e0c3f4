import {
  Alert,
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { usePreview } from '#/src/foundation/session/PreviewContext.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import PermissionView from '#/src/widgets/permissions/View.tsx';
import { previewNames } from './previewNames.ts';
import type { Role } from './role.ts';

interface PreviewDialogProps {
  role: Role;
  onClose: () => void;
}

/** Asks where, then shows the dashboard as a holder of the role has it; of a role of the point of sale, what it allows there. */
export function PreviewDialog({ role, onClose }: PreviewDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const isPos = role.type === 'POS';
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth={isPos ? 'md' : 'sm'} fullWidth>
      <DialogTitle id={id}>{translate(isPos ? 'roles.pos_title' : 'roles.preview_title', { name: role.name })}</DialogTitle>
      {isPos ? <PosNames role={role} onClose={onClose} /> : <PreviewStart role={role} onClose={onClose} />}
    </Dialog>
  );
}

function PosNames({ role, onClose }: PreviewDialogProps) {
  const translate = useTranslate();
  const field = useResourceModel().fields.permissions;
  return (
    <>
      <DialogContent dividers>
        <DialogContentText>{translate('roles.pos_lead')}</DialogContentText>
        {field && <PermissionView field={field} value={role.permissions} record={role} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('roles.close')}</Button>
      </DialogActions>
    </>
  );
}

function PreviewStart({ role, onClose }: PreviewDialogProps) {
  const translate = useTranslate();
  const { name: resource } = useResourceModel();
  const { establishment, establishments: all } = useSession();
  // To the platform's people everybody's are listed.
  const establishments = all.filter(({ client_id }) => client_id === role.client_id);
  const { start } = usePreview();
  const [chosen, setChosen] = useState(establishments.find(({ id }) => id === establishment?.id) ?? establishments[0] ?? null);
  const isPlatform = role.type === 'admin';
  const permissions = previewNames(role);
  const begin = () =>
    start({
      name: role.name,
      permissions,
      establishment: isPlatform ? null : chosen,
      isPlatform,
      refusal: translate('roles.blocked', { name: role.name }),
      from: `/${resource}/${role.id}/show`,
    });
  return (
    <>
      <DialogContent>
        <DialogContentText sx={{ marginBottom: 2 }}>{translate('roles.preview_lead')}</DialogContentText>
        {permissions.length === 0 && <Alert severity="info">{translate('roles.preview_nothing')}</Alert>}
        {permissions.length > 0 && !isPlatform && (
          <Autocomplete
            options={[...establishments]}
            value={chosen}
            disableClearable={chosen !== null}
            getOptionLabel={({ title }) => title}
            getOptionKey={(option) => option.id}
            isOptionEqualToValue={(option, value) => option.id === value.id}
            onChange={(_, chosen) => setChosen(chosen)}
            renderInput={(params) => <TextField {...params} label={translate('roles.where')} size="small" margin="dense" />}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('roles.cancel')}
        </Button>
        <Button variant="contained" disabled={permissions.length === 0} onClick={() => void begin()}>
          {translate('roles.preview_start')}
        </Button>
      </DialogActions>
    </>
  );
}
