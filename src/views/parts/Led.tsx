import type { ReactNode } from 'react';
import type { ResourceModel } from '#/model/language/model.ts';
import { RowLink } from '#/src/foundation/page/RowLink.tsx';
import '#/src/theme/cells.css';
import { useLeads } from './useLeads.ts';

interface LedProps {
  resource: ResourceModel;
  field: string;
  record: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

/** What is read of a field, as a link where the field leads somewhere. */
export function Led({ resource, field, record, children }: LedProps) {
  const address = useLeads(resource)(field, record);
  if (address === undefined) return children;
  return (
    <RowLink className="cell-link always" to={address}>
      {children}
    </RowLink>
  );
}
