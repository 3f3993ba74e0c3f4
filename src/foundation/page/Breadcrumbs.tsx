import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { leadsTo } from './leadsTo.ts';

export interface Crumb {
  label: string;
  /** Where it leads; a group leads nowhere. */
  to?: string;
}

/** The way here: group › list › this page. The page itself is the last one. */
export function Breadcrumbs({ title, crumbs }: { title: string; crumbs?: readonly Crumb[] }) {
  const translate = useTranslate();
  const found = usePathCrumbs();
  // Over a list stands the form of one of its records: the list is the page then.
  const before = (crumbs ?? found).filter(({ label }) => label !== title);
  if (before.length === 0) return null;
  return (
    <nav className="screen-only" aria-label={translate('shell.breadcrumbs')}>
      <Trail>
        {before.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : label}</li>
        ))}
        <li aria-current="page">
          <bdi>{title}</bdi>
        </li>
      </Trail>
    </nav>
  );
}

function usePathCrumbs(): Crumb[] {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { nestedRoutes } = useSession().tree;
  for (const group of nestedRoutes) {
    const entry = group.entries.find((one) => leadsTo(one, pathname));
    if (!entry) continue;
    const crumbs: Crumb[] = [{ label: translate(`groups.${group.name}.name`) }];
    if (pathname !== entry.path) crumbs.push({ label: translate(entry.labelKey, { smart_count: 2 }), to: entry.path });
    return crumbs;
  }
  return [];
}

const Trail = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  listStyle: 'none',
  margin: '0 0 4px',
  padding: 0,
  color: theme.vars.palette.text.secondary,
  'li:not(:last-child)::after': { content: '"/" / ""', marginInline: 8, opacity: 0.6 },
  a: { color: 'inherit', textDecoration: 'none', borderRadius: 4 },
  'a:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
}));
