import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { TwoFactorKey } from '#/authProvider/ownAccount.ts';
import { QrSquare } from '#/src/widgets/receipt/QrSquare.tsx';

/** A key for an authenticator app: to be scanned, or typed where there is no camera. */
export function KeyToScan({ scanned }: { scanned: TwoFactorKey }) {
  const translate = useTranslate();
  return (
    <Scan>
      <p>{translate('account.scan')}</p>
      <div className="square">
        <QrSquare text={scanned.totp_uri} label={translate('account.scan_label')} pixels={200} />
      </div>
      <p>
        {translate('account.or_type')} <code dir="ltr">{scanned.totp_secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <p>{translate('account.then_code')}</p>
    </Scan>
  );
}

const Scan = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  p: { ...theme.typography.body1, margin: 0, color: theme.vars.palette.text.secondary },
  // Cameras want it dark on light, also in the dark.
  '.square': { justifySelf: 'center', padding: 8, borderRadius: 8, lineHeight: 0, color: '#000', backgroundColor: '#fff' },
  code: {
    display: 'block',
    width: 'fit-content',
    marginTop: 4,
    fontFamily: 'monospace',
    fontSize: '0.9375rem',
    color: theme.vars.palette.text.primary,
    // Read from the left, it stands where the reading begins: the right-to-left style sheet turns this side round. Broken, in two equal
    // lines.
    textAlign: 'left',
    textWrap: 'balance',
    unicodeBidi: 'isolate',
    overflowWrap: 'anywhere',
  },
}));
