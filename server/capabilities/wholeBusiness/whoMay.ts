import { type Caller, isPerson } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';

/** Owners of a business, who see every field of it; support that acts for them sees the same. No role gives it, so that none gives part. */
export const isOwner = (caller: Caller): boolean => isPerson(caller) && !caller.isPlatform && caller.isFullAccess;

/** Super-admins who may enter a business, and see everything there. */
export const mayEnter = (caller: Caller): boolean => isPerson(caller) && caller.isPlatform && canUse(caller, 'ClientEnter');

/** Whether somebody may have everything of this business. */
export const mayTake = (caller: Caller, clientId: number): boolean =>
  caller.isPlatform ? mayEnter(caller) : isOwner(caller) && caller.clientId === clientId;
