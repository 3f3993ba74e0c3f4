import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ResourceModel } from '#/model/language/model.ts';
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
    <Link className="cell-link always" to={address}>
      {children}
    </Link>
  );
}
