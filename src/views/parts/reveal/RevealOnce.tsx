import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { useToast } from '#/src/foundation/toasts/ToastContext.ts';
import { RevealContext } from './RevealContext.ts';

/** Where secrets that are shown once stand, over whatever page comes next: the dialog goes by its button alone. */
export function RevealOnce({ children }: { children: ReactNode }) {
  const [secrets, setSecrets] = useState<readonly string[]>([]);
  return (
    <RevealContext value={setSecrets}>
      {children}
      {secrets.length > 0 && <Revealed secrets={secrets} onKept={() => setSecrets([])} />}
    </RevealContext>
  );
}

function Revealed({ secrets, onKept }: { secrets: readonly string[]; onKept: () => void }) {
  const translate = useTranslate();
  const showToast = useToast();
  const id = useId();
  async function copy(secret: string) {
    try {
      await navigator.clipboard.writeText(secret);
      showToast({ type: 'success', message: translate('views.revealed.copied') });
    } catch {
      showToast({ type: 'error', message: translate('views.revealed.not_copied') });
    }
  }
  return (
    <Dialog open aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('views.revealed.title')}</DialogTitle>
      <Content>
        <Alert severity="warning">{translate('views.revealed.lead')}</Alert>
        {secrets.map((secret) => (
          <div key={secret} className="secret">
            <code dir="ltr">{secret}</code>
            <Button variant="outlined" color="inherit" startIcon={<ContentCopyOutlined />} onClick={() => void copy(secret)}>
              {translate('views.revealed.copy')}
            </Button>
          </div>
        ))}
      </Content>
      <DialogActions>
        <Button variant="contained" onClick={onKept}>
          {translate('views.revealed.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Content = styled(DialogContent)(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '.secret': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  code: {
    flex: '1 1 260px',
    padding: '8px 12px',
    borderRadius: 8,
    border: `1px solid ${theme.vars.palette.divider}`,
    fontFamily: 'monospace',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
}));
