import { isPlatformUser } from '#/authProvider/account.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { targetVariant } from '#/model/language/targetVariant.ts';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';

/** Through which resource or variant the signed-in person finds (or with `show`: opens) the records of a resource. */
export function useTargetVariant(
  action: 'list' | 'show' = 'list',
): (name: string, fields?: readonly string[]) => ResourceModel | undefined {
  const { user } = useSession();
  const can = useCan();
  return (name, fields) =>
    targetVariant(model, name, { isPlatform: isPlatformUser(user), mayList: (one) => can(one.name, action) }, fields);
}
