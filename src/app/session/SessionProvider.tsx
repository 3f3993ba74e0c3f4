import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { isPlatformUser, type User } from '#/authProvider/account.ts';
import { failureOf } from '#/dataProvider/hostError.ts';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { LogoLoader } from '#/src/foundation/loader/LogoLoader.tsx';
import { dropDrafts } from '#/src/foundation/session/drafts.ts';
import { type Establishment, type Session, SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { SessionError } from '#/src/foundation/session/SessionError.tsx';
import { chosenOf, SetUpNeeded } from '#/src/foundation/session/sessionAnswers.ts';
import { useSettingsContext } from '#/src/foundation/settings/SettingsContext.ts';
import { useToast } from '#/src/foundation/toasts/ToastContext.ts';
import { loadRights, loadSession, type SessionSources } from './loadSession.ts';

interface SessionProviderProps {
  sources: SessionSources;
  /** Forgets every answer that belonged to the establishment before. */
  dropCaches: () => Promise<void>;
  /** What is shown to somebody who has to set up two-factor sign-in before anything else. */
  setUpFirst: (page: SetUpFirstProps) => ReactNode;
  children: ReactNode;
}
export interface SetUpFirstProps {
  user: User;
  /** Goes on once it is set up. */
  onDone: () => void;
  onSignOut: () => void;
}
type Loading =
  | { status: 'loading' }
  | { status: 'unready'; user: User }
  | { status: 'failed'; error: Error }
  | { status: 'ready'; session: Session };

/** Loads what the dashboard stands on behind the animated logo, then keeps it. */
export function SessionProvider({ sources, dropCaches, setUpFirst, children }: SessionProviderProps) {
  const { t } = useLanguage();
  const { settings, update } = useSettingsContext();
  const showToast = useToast();
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [chosenId] = useState(settings.establishment.value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let current = true;
    setLoading({ status: 'loading' });
    loadSession(sources, chosenId).then(
      (session) => {
        if (!current) return;
        if (session.establishment && session.establishment.id !== chosenId) update({ establishment: { value: session.establishment.id } });
        setLoading({ status: 'ready', session });
      },
      (error: Error & { status?: number }) => {
        if (!current) return;
        if (error instanceof SetUpNeeded) setLoading({ status: 'unready', user: error.user });
        else if (error.status === 401) sources.account.token.clear('expired');
        else setLoading({ status: 'failed', error });
      },
    );
    return () => {
      current = false;
    };
  }, [sources, chosenId, attempt, update]);

  const session = loading.status === 'ready' ? loading.session : null;
  const moveTo = useCallback(
    async (next: Session) => {
      update({ establishment: { value: next.establishment?.id ?? null } });
      setLoading({ status: 'loading' });
      try {
        await dropCaches();
        const rights = await loadRights(
          sources,
          { ofPlatform: isPlatformUser(next.user), isFullAccess: next.isFullAccess },
          next.establishment?.id,
        );
        setLoading({ status: 'ready', session: { ...next, ...rights } });
      } catch (error) {
        setLoading({ status: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
      }
    },
    [sources, dropCaches, update],
  );
  const switchEstablishment = useCallback(
    async (id: number) => {
      const establishment = session?.establishments.find((candidate) => candidate.id === id);
      if (session && establishment && id !== session.establishment?.id) await moveTo({ ...session, establishment });
    },
    [session, moveTo],
  );
  const followEstablishments = useCallback(
    async (establishments: readonly Establishment[]) => {
      if (!session) return;
      const before = session.establishment?.id ?? null;
      const next = { ...session, establishments, establishment: chosenOf(establishments, before, session.user) };
      if (next.establishment?.id === session.establishment?.id) setLoading({ status: 'ready', session: next });
      else await moveTo(next);
    },
    [session, moveTo],
  );
  const reloadProfile = useCallback(async () => {
    try {
      const { user, isFullAccess } = await sources.account.reloadProfile();
      setLoading((before) => (before.status === 'ready' ? { ...before, session: { ...before.session, user, isFullAccess } } : before));
    } catch (error) {
      showToast({ type: 'error', message: failureOf(error).message });
    }
  }, [sources, showToast]);
  const goOn = useCallback(async () => {
    await sources.account.reloadProfile().catch((error: Error) => showToast({ type: 'error', message: error.message }));
    setAttempt((before) => before + 1);
  }, [sources, showToast]);
  const signOut = useCallback(async () => {
    dropDrafts();
    try {
      const message = await sources.account.logout();
      showToast({ type: 'success', message: message ?? t('auth.signed_out') });
    } catch (error) {
      showToast({ type: 'error', message: failureOf(error).message });
    }
    await dropCaches();
  }, [sources, dropCaches, showToast, t]);

  const value = useMemo<SessionContextValue | null>(
    () => session && { ...session, switchEstablishment, followEstablishments, reloadProfile, signOut },
    [session, switchEstablishment, followEstablishments, reloadProfile, signOut],
  );
  if (loading.status === 'unready') return setUpFirst({ user: loading.user, onDone: () => void goOn(), onSignOut: () => void signOut() });
  if (loading.status === 'failed')
    return <SessionError error={loading.error} onRetry={() => setAttempt(attempt + 1)} onSignOut={signOut} />;
  return value ? <SessionContext value={value}>{children}</SessionContext> : <LogoLoader />;
}
