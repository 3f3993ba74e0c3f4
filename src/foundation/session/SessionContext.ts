import { createContext, useContext } from 'react';
import type { Acting, HeldIn, User } from '#/authProvider/account.ts';
import type { PermissionTree } from '#/authProvider/permissionTree.ts';
import type { PayPeriods } from '#/model/reports/payPeriods.ts';

/** One value of a reference list; its tone or colour where it has one. */
export interface Constant {
  value: string;
  label: string;
  color?: string;
}
/** A currency as the host lists it. */
export interface CurrencyConstant {
  /** ISO 4217. */
  code: string;
  name: string;
  /** The name in other languages. */
  labels?: Readonly<Record<string, string>>;
  symbol: string;
  decimals: number;
}
/** The host's reference lists (specification §3), currencies and timezones. */
export interface Constants {
  currencies: readonly CurrencyConstant[];
  timezones: readonly string[];
  [list: string]: readonly (Constant | string | CurrencyConstant)[];
}
/** An establishment as the switcher needs it. */
export interface Establishment {
  id: number;
  title: string;
  currency?: string;
  currency_symbol?: string;
  timezone?: string;
  /** `HH:mm`. */
  business_day_starts_at?: string;
  /** When it pays. */
  pay_periods?: PayPeriods;
  status?: string;
  /** Whose it is. */
  client_id?: number;
}
/** Everything that is known once a person is in. */
export interface Session {
  user: User;
  isFullAccess: boolean;
  /** The business that a super-admin has entered; absent for everybody at home. */
  acting?: Acting;
  permissions: ReadonlySet<string>;
  /** Those of them that are held in every establishment. */
  everywhere: ReadonlySet<string>;
  /** Of each of the others the establishments in which it is held. */
  heldIn: HeldIn;
  tree: PermissionTree;
  constants: Constants;
  establishments: readonly Establishment[];
  /** The chosen one; null where the person has none. */
  establishment: Establishment | null;
}
export interface SessionContextValue extends Session {
  /** Drops every cached answer, asks for the permissions there, and starts the dashboard anew. */
  switchEstablishment: (id: number) => Promise<void>;
  /** Takes up establishments as they are now; where the chosen one is gone, or the first one there, as a switch does. */
  followEstablishments: (establishments: readonly Establishment[]) => Promise<void>;
  /** Asks for the profile again; where it fails, says 'profile not found'. */
  reloadProfile: () => Promise<void>;
  signOut: () => Promise<void>;
}

export const SessionContext = createContext<SessionContextValue | null>(null);

/** The signed-in person, what they may do and where they are. @throws outside of SessionProvider. */
export function useSession(): SessionContextValue {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used inside SessionProvider');
  return session;
}
