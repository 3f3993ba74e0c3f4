import StoreIcon from '@mui/icons-material/StorefrontOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { setUpPath } from './setUpPath.ts';
import { useCan } from './useCan.ts';

const ESTABLISHMENTS = 'establishments';

/** What to do first where a page stands on an establishment and the person has none: add one, or ask for it. */
export function NoEstablishment() {
  const translate = useTranslate();
  const mayAdd = useCan()(ESTABLISHMENTS, 'create');
  const words = mayAdd ? 'shell.first_establishment' : 'shell.no_establishment_yet';
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, paddingBlock: 8, textAlign: 'center' }}>
      <StoreIcon sx={{ fontSize: 40, color: 'text.secondary' }} />
      <Typography variant="h2">{translate(`${words}.title`)}</Typography>
      <Typography color="textSecondary">{translate(`${words}.text`)}</Typography>
      {mayAdd && (
        <Button component={Link} to={setUpPath} variant="contained" sx={{ marginTop: 1 }}>
          {translate('shell.first_establishment.add')}
        </Button>
      )}
    </Box>
  );
}
