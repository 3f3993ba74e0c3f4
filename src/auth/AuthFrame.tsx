import type { ReactNode } from 'react';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { BrandMark } from '#/src/foundation/logo/BrandMark.tsx';
import { branding } from '#/src/foundation/logo/branding.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { ModeToggle } from './ModeToggle.tsx';
import './outside.css';

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
    <div className="outside-page">
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
    </div>
  );
}
