import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { model } from '#/resources/index.ts';
import { treeOf } from '#/src/app/session/loadSession.ts';
import { dropCaches } from '#/src/foundation/queryClient.ts';
import { writeLock } from '#/src/foundation/session/account.ts';
import { type Preview, PreviewContext } from '#/src/foundation/session/PreviewContext.ts';
import { SessionContext, type SessionContextValue, useSession } from '#/src/foundation/session/SessionContext.ts';

/**
 * The session as the holder of a role would have it: their permissions, their menu, their establishment. It lives in this page's memory
 * alone, so a reload ends it; the host goes on judging by one's own rights, therefore nothing is written meanwhile.
 */
export function PreviewProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const [preview, setPreview] = useState<Preview | null>(null);
  const show = useCallback(
    async (next: Preview | null, path: string) => {
      if (next) writeLock.lock(next.refusal);
      else writeLock.release();
      await dropCaches();
      // A holder need not have the page that one comes from: it is left before, and returned to after.
      if (next) await navigate(path);
      setPreview(next);
      if (!next) await navigate(path);
    },
    [navigate],
  );
  // Who signs out, or is signed out, leaves the preview with everything else.
  useEffect(() => writeLock.release, []);
  const overlay = useMemo(() => preview && seenBy(session, preview), [session, preview]);
  const value = useMemo(
    () => ({ preview, start: (next: Preview) => show(next, '/dashboard'), leave: () => show(null, preview?.from ?? '/') }),
    [preview, show],
  );
  return (
    <PreviewContext value={value}>
      <SessionContext value={overlay ?? session}>
        {/* Another pair of eyes starts the dashboard anew. */}
        <Fragment key={preview ? 'preview' : 'own'}>{children}</Fragment>
      </SessionContext>
    </PreviewContext>
  );
}

function seenBy(session: SessionContextValue, { permissions, establishment, isPlatform }: Preview): SessionContextValue {
  const tree = treeOf(model, permissions, { ofPlatform: isPlatform, isFullAccess: false });
  return {
    ...session,
    user: { ...session.user, user_type: isPlatform ? 'admin' : 'staff' },
    isFullAccess: false,
    tree,
    permissions: tree.permissions,
    everywhere: tree.everywhere,
    heldIn: {},
    establishment,
    establishments: establishment ? [establishment] : [],
    switchEstablishment: async () => undefined,
  };
}
