import { type ReactNode, useEffect } from 'react';
import { tabTitle } from '#/src/foundation/logo/branding.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { usePlace } from './place.ts';
import { Redirect } from './Redirect.tsx';
import { returnPath } from './returnTo.ts';
import { useToken } from './useToken.ts';

interface OutsidePageProps {
  title: string;
  lead: string;
  children: ReactNode;
  /** The ways to the other pages. */
  links?: ReactNode;
  /** Where somebody goes on to who wanted nothing else. */
  leadsTo?: string;
}

/** A page for people who are not in, without anything of react-admin; who is in goes on to where they wanted. */
export function OutsidePage({ title, lead, children, links, leadsTo = '/' }: OutsidePageProps) {
  const { token } = useToken();
  const { search } = usePlace();
  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
  const wanted = returnPath(search, window.location.origin);
  if (token) return <Redirect to={wanted === '/' ? leadsTo : wanted} />;
  return (
    <AuthFrame title={title} lead={lead} links={links}>
      {children}
    </AuthFrame>
  );
}
