import { useGetList } from 'ra-core';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import { nameOf, type Person } from '#/src/views/parts/people/PersonAvatar.tsx';
import type { Role } from './role.ts';

/** Somebody who has the role, and where. */
export interface Holder {
  id: number;
  title: string;
  person: Person & { id: number };
  status: string;
  /** Titles of establishments; null: every establishment. */
  establishments: readonly (string | null)[];
}

interface UserRow extends Person {
  id: number;
  status: string;
  roles: readonly { role: number; establishment: number | null; _titles?: { establishment?: string | null } }[];
}

/** As many as are shown at once. */
const SHOWN = 25;

/** The users who have the role that is shown. */
export function useHolders(): { holders?: readonly Holder[]; total: number; error: Error | null; filter: object } {
  const { id } = useShownRecord<Role>();
  const filter = { roles: { role: id } };
  const {
    data,
    total = 0,
    error,
  } = useGetList<UserRow>('users', {
    filter,
    sort: { field: 'last_name', order: 'ASC' },
    pagination: { page: 1, perPage: SHOWN },
    meta: { fields: ['email', 'first_name', 'last_name', 'avatar', 'status', 'roles'] },
  });
  const holders = data?.map(({ roles, status, ...person }) => ({
    id: person.id,
    title: nameOf(person),
    person,
    status,
    establishments: roles
      .filter(({ role }) => role === id)
      .map(({ establishment, _titles }) => (establishment === null ? null : (_titles?.establishment ?? `#${establishment}`))),
  }));
  return { holders, total, error, filter };
}
