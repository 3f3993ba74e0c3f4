import type { ResourceModel } from './model.ts';

/** Whether records of businesses may be the platform's own as well: it has people, with rights and roles, and none of the rest. */
export const mayBeOfPlatform = ({ scope, grantsRights }: Pick<ResourceModel, 'scope' | 'grantsRights'>): boolean =>
  scope === 'client' && grantsRights === true;
