import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { ErrorDetails } from '#/src/foundation/errors/ErrorDetails.tsx';
import { ErrorScreen } from '#/src/foundation/errors/ErrorScreen.tsx';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';

interface SessionErrorProps {
  error: Error;
  onRetry: () => void;
  onSignOut: () => void;
}

/** The account could not be loaded: the host is away or answered something else. */
export function SessionError({ error, onRetry, onSignOut }: SessionErrorProps) {
  const { t } = useLanguage();
  return (
    <ErrorScreen
      fullScreen
      symbol={<CloudOffOutlined />}
      title={t('boot.not_loaded')}
      lead={t('boot.not_loaded_lead')}
      actions={
        <>
          <Button variant="contained" onClick={onRetry}>
            {t('boot.retry')}
          </Button>
          <Button variant="outlined" color="inherit" onClick={onSignOut}>
            {t('boot.sign_out')}
          </Button>
        </>
      }
    >
      <ErrorDetails label={t('boot.details')} error={error} />
    </ErrorScreen>
  );
}
