import StoreIcon from '@mui/icons-material/StorefrontOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { PageHeading } from '#/src/shell/layout/PageHeading.tsx';
import { useMay } from '#/src/shell/session/useMay.ts';

const ESTABLISHMENTS = 'establishments';

/** What to do first in a business that has no establishment yet: there is nothing to count. */
export function NoEstablishment() {
  const translate = useTranslate();
  const may = useMay();
  return (
    <>
      <PageHeading title={translate('shell.dashboard')} />
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, paddingBlock: 8, textAlign: 'center' }}>
        <StoreIcon sx={{ fontSize: 40, color: 'text.secondary' }} />
        <Typography variant="h2">{translate('dashboard.no_establishment_title')}</Typography>
        <Typography color="textSecondary">{translate('dashboard.no_establishment_text')}</Typography>
        {may(ESTABLISHMENTS, 'create') && (
          <Button component={Link} to={`/${ESTABLISHMENTS}/create`} variant="contained" sx={{ marginTop: 1 }}>
            {translate('dashboard.add_establishment')}
          </Button>
        )}
      </Box>
    </>
  );
}
