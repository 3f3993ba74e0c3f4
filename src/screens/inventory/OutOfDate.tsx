import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';

/** Says that what stands below could not be read again, and offers to. */
export function OutOfDate({ isReading, retry }: { isReading: boolean; retry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ marginBottom: 2, alignItems: 'center', '.MuiAlert-action': { padding: 0, marginInlineEnd: 0 } }}
      action={
        <Button color="inherit" disabled={isReading} onClick={retry} sx={{ minHeight: 44 }}>
          {translate('boot.retry')}
        </Button>
      }
    >
      {translate('inventory.out_of_date')}
    </Alert>
  );
}
