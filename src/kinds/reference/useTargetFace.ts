import { isPlatformUser } from '#/authProvider/account.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { targetFace } from '#/model/language/targetFace.ts';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useMay } from '#/src/foundation/session/useMay.ts';

/** Through which resource or face the signed-in person finds (or with `show`: opens) the records of a resource. */
export function useTargetFace(action: 'list' | 'show' = 'list'): (name: string, fields?: readonly string[]) => ResourceModel | undefined {
  const { user } = useSession();
  const may = useMay();
  return (name, fields) => targetFace(model, name, { isPlatform: isPlatformUser(user), mayList: (one) => may(one.name, action) }, fields);
}
