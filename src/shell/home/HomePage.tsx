import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { PageHeading } from '#/src/shell/layout/PageHeading.tsx';
import { useSession } from '#/src/shell/session/SessionContext.ts';
import { AreaCard } from './AreaCard.tsx';
import { Areas } from './Areas.tsx';

/** The dashboard: where one is, and everything one can open from here. */
export function HomePage() {
  const translate = useTranslate();
  const { user, establishment, tree } = useSession();
  const name = isolated(user.first_name || user.email);
  const greeting = translate(`shell.greeting.${dayPart(new Date().getHours())}`, { name });
  return (
    <>
      <PageHeading title={translate('shell.dashboard')} lead={`${greeting} · ${isolated(establishment?.title ?? translate('shell.platform'))}`} />
      <Typography variant="h3" component="h2" sx={{ mt: 3, mb: 1.5 }}>
        {translate('shell.where_to')}
      </Typography>
      <Areas>
        {tree.nestedRoutes.map((group) => (
          <AreaCard key={group.name} group={group} />
        ))}
      </Areas>
    </>
  );
}

function dayPart(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** Keeps a name's own direction inside of a sentence of the other (Unicode isolates). */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
