import SendIcon from '@mui/icons-material/SendOutlined';
import { Button, MenuItem, Skeleton, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { EMAIL_SAMPLES, type EmailSample } from '#/resources/reference/emailSamples.ts';
import type { PreviewProps } from '../index.ts';
import { emailNodes } from './emailNodes.ts';
import { type ShownEmail, useEmailSample } from './useEmailSample.ts';

const DRESSES = ['light', 'dark', 'text'] as const;
type Dress = (typeof DRESSES)[number];

/** An email as it will leave, and a way to send it to oneself. */
export default function EmailPreview({ values }: PreviewProps) {
  const translate = useTranslate();
  const [sample, setSample] = useState<EmailSample>('receipt');
  const [dress, setDress] = useState<Dress>('light');
  const { email, error, send, isPending } = useEmailSample(values, sample);
  return (
    <>
      <div style={{ display: 'flex', alignItems: 'center', gap: 12, flexWrap: 'wrap', marginBottom: 12 }}>
        <TextField
          select
          size="small"
          label={translate('forms.email.which')}
          value={sample}
          onChange={({ target }) => setSample(target.value as EmailSample)}
          sx={{ minWidth: 180 }}
        >
          {EMAIL_SAMPLES.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`forms.email.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={dress}
          onChange={(_, chosen: Dress | null) => chosen && setDress(chosen)}
          aria-label={translate('forms.email.dress')}
        >
          {DRESSES.map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`forms.email.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button startIcon={<SendIcon />} disabled={isPending} onClick={send}>
          {translate('forms.email.send_test')}
        </Button>
      </div>
      {error ? (
        <Typography color="textSecondary">{translate('forms.preview_failed')}</Typography>
      ) : email ? (
        <Envelope email={email} dress={dress} />
      ) : (
        <Skeleton variant="rounded" height={560} />
      )}
    </>
  );
}

function Envelope({ email, dress }: { email: ShownEmail; dress: Dress }) {
  const translate = useTranslate();
  const head = [
    [translate('forms.email.from'), email.sender],
    [translate('forms.email.answers'), email.reply_to],
    [translate('forms.email.subject'), email.subject],
  ] as const;
  return (
    <Paper>
      <dl>
        {head.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {dress === 'text' ? <pre dir="auto">{email.text}</pre> : <Page html={email.html} isDark={dress === 'dark'} />}
    </Paper>
  );
}

/** The page of an email: apart from this one, so that neither's styles reach the other. */
function Page({ html, isDark }: { html: string; isDark: boolean }) {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = frame.current?.shadowRoot ?? frame.current?.attachShadow({ mode: 'open' });
    root?.replaceChildren(emailNodes(html, isDark));
  }, [html, isDark]);
  return <div ref={frame} role="document" aria-label={translate('forms.email.frame')} />;
}

const Paper = styled('section')(({ theme }) => ({
  borderRadius: 12,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  dl: { ...theme.typography.body2, margin: 0, padding: '12px 16px', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  'dl > div': { display: 'flex', gap: 8 },
  dt: { color: theme.vars.palette.text.secondary },
  dd: { margin: 0, overflowWrap: 'anywhere' },
  pre: { margin: 0, padding: 16, fontSize: 13, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));
