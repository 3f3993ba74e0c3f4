import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { BrandMark } from '#/src/foundation/logo/BrandMark.tsx';
import { branding } from '#/src/foundation/logo/branding.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { ModeToggle } from './ModeToggle.tsx';

interface AuthFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
  /** Below the form. */
  links?: ReactNode;
}

/** The frame of sign-in and its siblings: the mark, one narrow column, language and mode. */
export function AuthFrame({ title, lead, children, links }: AuthFrameProps) {
  const { t } = useLanguage();
  return (
    <Page>
      <main>
        <div className="brand">
          <BrandMark size={32} />
          <span dir="auto">{branding.name}</span>
        </div>
        <div className="card">
          <h1>{title}</h1>
          <p>{lead}</p>
          {children}
          {links && <nav aria-label={t('auth.other_ways')}>{links}</nav>}
        </div>
        <div className="choices">
          <LanguageChoice />
          <ModeToggle />
        </div>
      </main>
    </Page>
  );
}

const Page = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  backgroundColor: theme.vars.palette.background.default,
  main: { width: '100%', maxWidth: 400 },
  '.brand': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 12,
    marginBottom: 28,
    fontFamily: theme.typography.h1.fontFamily,
    fontWeight: 600,
    fontSize: '1.375rem',
  },
  '.card': {
    padding: 32,
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  h1: { ...theme.typography.h1, margin: 0 },
  nav: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 16px', marginTop: 20 },
  '.card > p': {
    ...theme.typography.body1,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    margin: '8px 0 24px',
    color: theme.vars.palette.text.secondary,
  },
  '.choices': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginTop: 16, paddingInline: 8 },
  [theme.breakpoints.down('sm')]: { alignItems: 'start', paddingTop: '12vh', '.card': { padding: 20 } },
}));
