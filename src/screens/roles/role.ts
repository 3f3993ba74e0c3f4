import type { RaRecord } from 'ra-core';

/** A role as its record has it. */
export interface Role extends RaRecord<number> {
  name: string;
  type: 'POS' | 'WEB' | 'admin';
  description: string | null;
  permissions: readonly string[];
  /** Whose it is; 0: the platform's. */
  client_id: number;
}

/** The longest name that a role can have. */
export const LONGEST_NAME = 80;
