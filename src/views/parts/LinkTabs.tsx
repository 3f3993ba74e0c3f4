import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { shadeOfMore } from '#/src/theme/shadeOfMore.ts';

export interface LinkTab {
  key: string;
  to: To;
  label: string;
  isCurrent: boolean;
  /** What is said of it beside its name. */
  said?: string;
  marks?: ReactNode;
}

/** Tabs that are links: each can be opened beside, or sent to somebody. */
export function LinkTabs({ label, links }: { label: string; links: readonly LinkTab[] }) {
  return (
    <Tabs className="screen-only" aria-label={label}>
      {links.map((tab) => (
        <Link
          key={tab.key}
          to={tab.to}
          aria-current={tab.isCurrent ? 'page' : undefined}
          aria-label={tab.said ? `${tab.label} (${tab.said})` : undefined}
          title={tab.said}
        >
          <span dir="auto">{tab.label}</span>
          {tab.marks}
        </Link>
      ))}
    </Tabs>
  );
}

const Tabs = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  marginBottom: 12,
  overflow: 'auto hidden',
  ...shadeOfMore(theme, 'default'),
  boxShadow: `inset 0 -1px 0 ${theme.vars.palette.divider}`,
  a: {
    ...theme.typography.body1,
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 40,
    maxWidth: 280,
    padding: '6px 12px',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    borderBottom: '2px solid transparent',
    borderRadius: '6px 6px 0 0',
  },
  'a span[dir]': { overflow: 'hidden', textOverflow: 'ellipsis' },
  'a:hover': { color: theme.vars.palette.text.primary },
  'a:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  'a[aria-current=page]': { color: theme.vars.palette.primary.main, fontWeight: 600, borderBottomColor: 'currentColor' },
  svg: { fontSize: 16, flex: 'none' },
  '.changed': { width: 7, height: 7, borderRadius: '50%', background: 'currentColor', flex: 'none' },
}));
