import type { ReactNode } from 'react';
import { AccessDenied } from '#/src/foundation/errors/AccessDenied.tsx';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useServed } from '#/src/foundation/session/useServed.ts';
import { useResourceModel } from './useResourceModel.ts';

/** A screen for those who may do this with its resource; the others are told so, and nothing is asked of the host for them. */
export function Allowed({ action, children }: { action: 'list' | 'create' | 'edit' | 'show'; children: ReactNode }) {
  const resource = useResourceModel();
  const can = useCan();
  const isServed = useServed();
  return isServed(resource) && can(resource.name, action) ? children : <AccessDenied />;
}
