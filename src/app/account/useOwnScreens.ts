import { opensWith } from '#/authProvider/permissionTree.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { accountScreens } from '#/src/screens/account/screen.ts';
import type { PageScreen } from '#/src/screens/screen.ts';

/** The pages about oneself that one may open: none of one's own affairs inside somebody else's business. */
export function useOwnScreens(): readonly PageScreen[] {
  const { permissions, acting } = useSession();
  return accountScreens.filter((screen) => opensWith(permissions, screen.permissions) && !(screen.selfOnly && acting));
}
