import { firstRecord } from '../support/hostCalls.ts';
import { walkEveryResource } from '../support/screens.ts';

walkEveryResource('the page of a record', async (resource, user) => {
  const record = await firstRecord(user, resource);
  return record ? [`/${resource.name}/${record.id}/show`, `/${resource.name}/${record.id}/show?tab=history`] : [];
});
