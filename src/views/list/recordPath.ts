import { useCan } from '#/src/foundation/session/useCan.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';

/** Where a record of the list opens for this reader; undefined where they may not open it. */
export function useRecordPath(): (id: unknown) => string | undefined {
  const { name } = useResourceModel();
  const can = useCan();
  const canView = can(name, 'show');
  return (id) => (canView ? `/${name}/${String(id)}/show` : undefined);
}
