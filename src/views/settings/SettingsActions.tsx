import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import ResetIcon from '@mui/icons-material/RestartAltOutlined';
import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { SettingsModel } from '#/model/language/model.ts';
import { useLeave } from '#/src/foundation/leave/LeaveContext.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { defaultsOf } from '../form/emptyRows.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { CopySettingsDialog } from './CopySettingsDialog.tsx';
import type { Stored, Values } from './useSettings.ts';

interface SettingsActionsProps {
  settings: SettingsModel;
  stored: Stored;
  /** The fields that were changed since the page was opened. */
  changed: ReadonlySet<string>;
  save: (values: Values) => Promise<Values | undefined>;
  isPending: boolean;
}

/** What every kind of settings can do: go to other establishments as they are, and back to where they began. */
export function SettingsActions({ settings, stored, changed, save, isPending }: SettingsActionsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const leave = useLeave();
  const { establishments, establishment } = useSession();
  const context = useKindContext();
  const [open, setOpen] = useState<'copy' | 'reset' | null>(null);
  const others = establishments.filter(({ id }) => id !== establishment?.id);
  const close = () => setOpen(null);
  const reset = async () => {
    await save({ ...defaultsOf(settings.fields, context), updated_at: stored.updated_at });
    close();
  };
  return (
    <>
      <Button color="inherit" startIcon={<ResetIcon />} disabled={stored.updated_at === null} onClick={() => setOpen('reset')}>
        {translate('forms.reset_settings')}
      </Button>
      {others.length > 0 && (
        <Button
          color="inherit"
          startIcon={<CopyIcon />}
          onClick={() => (leave.isUnsaved() ? notify(translate('forms.copy_first_save'), { type: 'warning' }) : setOpen('copy'))}
        >
          {translate('forms.copy_settings')}
        </Button>
      )}
      <ConfirmDialog
        open={open === 'reset'}
        title={translate('forms.reset_title')}
        text={translate('forms.reset_text')}
        action={translate('forms.reset_settings')}
        isDanger
        isPending={isPending}
        onConfirm={() => void reset()}
        onClose={close}
      />
      {open === 'copy' && (
        <CopySettingsDialog settings={settings} values={stored.values} changed={changed} others={others} onClose={close} />
      )}
    </>
  );
}
