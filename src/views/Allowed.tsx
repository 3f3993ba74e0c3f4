import type { ReactNode } from 'react';
import { AccessDenied } from '#/src/shell/errors/AccessDenied.tsx';
import { useMay } from '#/src/shell/session/useMay.ts';
import { useResourceModel } from './useResourceModel.ts';

/** A screen for those who may do this with its resource; the others are told so, and nothing is asked of the host for them. */
export function Allowed({ action, children }: { action: 'list' | 'create' | 'edit' | 'show'; children: ReactNode }) {
  const { name } = useResourceModel();
  const may = useMay();
  return may(name, action) ? children : <AccessDenied />;
}
