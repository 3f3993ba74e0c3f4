import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { saveAs } from 'file-saver';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useToast } from '#/src/foundation/toasts/ToastContext.ts';

/** Recovery codes, which are seen this once: to copy, to save, and then on. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const translate = useTranslate();
  const showToast = useToast();
  const head = useRef<HTMLHeadingElement>(null);
  const text = `${codes.join('\n')}\n`;
  // The form that had the focus is gone.
  useEffect(() => head.current?.focus(), []);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ type: 'success', message: translate('account.codes_copied') });
    } catch {
      showToast({ type: 'error', message: translate('account.codes_not_copied') });
    }
  }
  return (
    <Codes>
      <h2 ref={head} tabIndex={-1}>
        {translate('account.recovery_codes')}
      </h2>
      <Alert severity="warning">{translate('account.recovery_codes_lead')}</Alert>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ol>
      <div className="ways">
        <Button variant="outlined" color="inherit" startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
          {translate('account.copy_codes')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<FileDownloadOutlined />}
          onClick={() => saveAs(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'countinghouse-recovery-codes.txt')}
        >
          {translate('account.save_codes')}
        </Button>
      </div>
      <Button variant="contained" size="large" onClick={onKept}>
        {translate('account.codes_kept')}
      </Button>
    </Codes>
  );
}

const Codes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  h2: { ...theme.typography.h2, margin: 0, outline: 'none' },
  ol: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
    gap: '6px 16px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  code: { fontFamily: 'monospace', fontSize: '0.9375rem' },
  '.ways': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));
