import { Link as Anchor } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ResourceModel } from '#/model/language/model.ts';
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
    <Anchor component={Link} to={address} color="inherit" underline="always">
      {children}
    </Anchor>
  );
}
