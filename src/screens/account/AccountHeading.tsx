import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { NavLink } from 'react-router';
import { opensWith } from '#/authProvider/permissionTree.ts';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import { shadeOfMore } from '#/src/theme/shadeOfMore.ts';
import { accountScreens } from './screen.ts';

/** The head of the pages about oneself, and the way from one to the other. */
export function AccountHeading({ title, lead }: { title: string; lead?: string }) {
  const translate = useTranslate();
  const { permissions } = useSession();
  const open = accountScreens.filter((screen) => opensWith(permissions, screen.permissions));
  return (
    <>
      <PageHeading title={title} lead={lead} crumbs={[]} />
      <Tabs aria-label={translate('account.account')}>
        {open.map(({ path, label }) => (
          <NavLink key={path} to={path} end>
            {translate(label)}
          </NavLink>
        ))}
      </Tabs>
    </>
  );
}

const Tabs = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  marginBottom: 16,
  maxWidth: pageWidth,
  overflow: 'auto hidden',
  ...shadeOfMore(theme, 'default'),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  a: {
    ...theme.typography.body2,
    padding: '10px 12px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    borderBottom: '2px solid transparent',
    outlineOffset: -2,
  },
  'a:hover': { color: theme.vars.palette.text.primary },
  'a[aria-current=page]': { color: theme.vars.palette.primary.main, borderBottomColor: theme.vars.palette.primary.main },
}));
