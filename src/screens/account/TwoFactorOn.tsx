import { Alert, Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { TwoFactorState } from '#/authProvider/ownAccount.ts';
import { dateFormat } from '#/model/values/intl.ts';
import { ownAccount } from '#/src/foundation/session/account.ts';
import { PasswordAgain } from './PasswordAgain.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TurnOff } from './TurnOff.tsx';

interface TwoFactorOnProps {
  state: TwoFactorState;
  email: string;
  onChanged: (message?: string) => void;
}

/** So few are soon used up. */
const FEW = 3;

/** Two-factor sign-in that is on: since when, how many recovery codes are left, new ones, and the way to turn it off. */
export function TwoFactorOn({ state, email, onChanged }: TwoFactorOnProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [doing, setDoing] = useState<'codes' | 'off' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => {
          setCodes(null);
          setDoing(null);
          onChanged();
        }}
      />
    );
  const since = state.since ? dateFormat(locale, { dateStyle: 'long' }).format(new Date(state.since)) : '';
  return (
    <On>
      <Alert severity="success">{translate('account.on_since', { when: since })}</Alert>
      <p className={state.recovery_codes <= FEW ? 'few' : undefined}>
        {translate('account.codes_left', { smart_count: state.recovery_codes })}
      </p>
      {doing === null && (
        <div className="ways">
          <Button variant="outlined" color="inherit" onClick={() => setDoing('codes')}>
            {translate('account.new_codes')}
          </Button>
          <Button color="error" onClick={() => setDoing('off')}>
            {translate('account.turn_off')}
          </Button>
        </div>
      )}
      {doing === 'codes' && (
        <PasswordAgain
          email={email}
          action={translate('account.new_codes')}
          send={async (password) => setCodes(await ownAccount.newRecoveryCodes(password))}
        >
          {translate('account.new_codes_lead')}
        </PasswordAgain>
      )}
      {doing === 'off' && <TurnOff email={email} isRequired={state.required} onDone={() => onChanged('account.two_factor_is_off')} />}
      {doing !== null && (
        <Button color="inherit" onClick={() => setDoing(null)}>
          {translate('views.cancel')}
        </Button>
      )}
    </On>
  );
}

const On = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '> p': { ...theme.typography.body1, margin: 0 },
  '> .few': { color: theme.vars.palette.warning.main },
  '.ways': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));
