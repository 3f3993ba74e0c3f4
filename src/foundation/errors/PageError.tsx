import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { isMissingPart, mayLoadAnew } from '#/src/foundation/install/missingPart.ts';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import type { Failure } from './Boundary.tsx';
import { ErrorDetails } from './ErrorDetails.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

interface PageErrorProps extends Failure {
  /** Inside of a dialog: that closes, and no page is left. */
  isInDialog?: boolean;
}

/**
 * A page that broke, inside of the layout: 'Something went wrong.', the error's text and details, and the ways back. Where a part of the
 * program is gone, as after an upgrade, the page is loaded anew: by itself where nothing else stands on it.
 */
export function PageError({ error, componentStack, retry, isInDialog = false }: PageErrorProps) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const isMissing = isMissingPart(error);
  const loadsAnew = isMissing && !isInDialog && mayLoadAnew();
  useEffect(() => {
    if (loadsAnew) window.location.reload();
  }, [loadsAnew]);
  return (
    <ErrorScreen
      symbol={<ErrorOutlineOutlined />}
      title={t('boot.went_wrong')}
      lead={t(isMissing ? 'boot.missing_part' : 'boot.oops_lead')}
      actions={
        <>
          <Button variant="contained" onClick={isMissing ? () => window.location.reload() : retry}>
            {t(isMissing ? 'boot.reload' : 'boot.retry')}
          </Button>
          {!isInDialog && (
            <>
              <Button variant="outlined" color="inherit" onClick={() => navigate(-1)}>
                {t('boot.back')}
              </Button>
              <Button color="inherit" component={Link} to="/">
                {t('boot.home')}
              </Button>
            </>
          )}
        </>
      }
    >
      <ErrorDetails label={t('boot.details')} error={error} componentStack={componentStack} />
    </ErrorScreen>
  );
}
