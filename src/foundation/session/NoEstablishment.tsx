import StoreIcon from '@mui/icons-material/StorefrontOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from './SessionContext.ts';
import { setUpPath } from './setUpPath.ts';
import { useCan } from './useCan.ts';

const ESTABLISHMENTS = 'establishments';
/** So many are offered on the page itself; of more the choice in the header finds one sooner. */
const MAX_OFFERED = 8;

/** What to do first where a page stands on an establishment and there is none: choose one of those there are, else add one, or ask for it. */
export function NoEstablishment() {
  const translate = useTranslate();
  const { establishments } = useSession();
  const mayAdd = useCan()(ESTABLISHMENTS, 'create');
  if (establishments.length) return <ChooseFirst />;
  const words = mayAdd ? 'shell.first_establishment' : 'shell.no_establishment_yet';
  return (
    <FirstOfAll title={translate(`${words}.title`)} text={translate(`${words}.text`)}>
      {mayAdd && (
        <Button component={Link} to={setUpPath} variant="contained" sx={{ marginTop: 1 }}>
          {translate('shell.first_establishment.add')}
        </Button>
      )}
    </FirstOfAll>
  );
}

/** Whoever works in several businesses, a super-admin, begins in none. */
function ChooseFirst() {
  const translate = useTranslate();
  const { establishments, switchEstablishment } = useSession();
  return (
    <FirstOfAll title={translate('shell.choose_establishment')} text={translate('shell.choose_establishment_text')}>
      {establishments.length <= MAX_OFFERED && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, marginTop: 1 }}>
          {establishments.map(({ id, title }) => (
            <Button key={id} variant="outlined" dir="auto" onClick={() => void switchEstablishment(id)}>
              {title}
            </Button>
          ))}
        </Box>
      )}
    </FirstOfAll>
  );
}

function FirstOfAll({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, paddingBlock: 8, textAlign: 'center' }}>
      <StoreIcon sx={{ fontSize: 40, color: 'text.secondary' }} />
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary">{text}</Typography>
      {children}
    </Box>
  );
}
