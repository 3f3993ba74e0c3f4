import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Offers } from './useOffers.ts';

interface OffersNoteProps {
  offers: Offers;
  error: Error | null;
  retry: () => void;
}

/** Why the boxes offer nothing: a list could not be read, or there are no accounts in it yet. */
export function OffersNote({ offers, error, retry }: OffersNoteProps) {
  const translate = useTranslate();
  if (error)
    return (
      <Alert
        severity="error"
        variant="outlined"
        sx={{ marginBottom: 2 }}
        action={
          <Button color="inherit" size="small" onClick={retry}>
            {translate('boot.retry')}
          </Button>
        }
      >
        {translate('integrations.lists_unread', { message: error.message })}
      </Alert>
    );
  if (offers.account?.titles.length !== 0) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ marginBottom: 2 }}>
      {translate('integrations.no_accounts')}
    </Alert>
  );
}
