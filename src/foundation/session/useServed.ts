import { isPlatformUser } from '#/authProvider/account.ts';
import { useSession } from './SessionContext.ts';

interface Served {
  readonly callers?: 'platform' | 'client';
}

/** Whether something is for this person's side at all: the platform's own people, or those of a business. */
export function useServed(): (what: Served) => boolean {
  const { user } = useSession();
  const side = isPlatformUser(user) ? 'platform' : 'client';
  return ({ callers }) => !callers || callers === side;
}
