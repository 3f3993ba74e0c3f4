import { holdsAccess } from '#/authProvider/access.ts';
import { model } from '#/resources/index.ts';
import { useSession } from './SessionContext.ts';

/** Whether the signed-in person may do something with a resource, asked without waiting: `useCan()('taxes', 'edit')`. */
export function useCan(): (resource: string, action: string) => boolean {
  const { permissions, everywhere } = useSession();
  return (resource, action) => holdsAccess(model, permissions, resource, action, everywhere);
}
