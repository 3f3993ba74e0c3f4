import { firstRecord } from '../support/hostCalls.ts';
import { walkEveryResource } from '../support/screens.ts';

walkEveryResource('the forms', async (resource, user) => {
  const { create, edit } = resource.permissions;
  const record = edit ? await firstRecord(user, resource) : undefined;
  return [...(create ? [`/${resource.name}/create`] : []), ...(record ? [`/${resource.name}/${record.id}`] : [])];
});
