import { Link as Anchor } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLeads } from './useLeads.ts';

/** What is read of a field, as a link where the field leads somewhere. */
export function Led({ field, record, children }: { field: string; record: Readonly<Record<string, unknown>>; children: ReactNode }) {
  const address = useLeads()(field, record);
  if (address === undefined) return children;
  return (
    <Anchor component={Link} to={address} color="inherit" underline="always">
      {children}
    </Anchor>
  );
}
