import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

/** Says that the texts of the help could not be loaded, and tries again. */
export function HelpFailed({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <div role="alert">
      <p>{translate('shell.help_failed')}</p>
      <Button size="small" variant="outlined" color="inherit" onClick={onRetry}>
        {translate('boot.retry')}
      </Button>
    </div>
  );
}
