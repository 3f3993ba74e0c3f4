import { expect, it } from 'vitest';
import { checkLeads } from '#/model/compile/checkLeads.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';

const alerts = model.resources.alerts as ResourceModel;
const leading = (opens: object, other: object = {}) => checkLeads({ ...alerts, opens, ...other } as ResourceModel, model);
const list = { resource: 'orders', where: { status: ['open'] }, until: { local_created_at: 'day' } };

it('lets fields lead to reports and lists that are there', () => {
  expect(() => leading({ message: [list, { when: { kind: 'voids' }, report: 'voided-orders', day: 'day' }] })).not.toThrow();
});

it.each<[object, string]>([
  [{ mesage: [list] }, "names 'mesage', which is not a field"],
  [{ kind: [list] }, "names 'kind', which opens a record already"],
  [{ order: [list] }, "names 'order', which opens a record already"],
  [{ message: [{ ...list, resource: 'order' }] }, "names 'order', which is no resource"],
  [{ message: [{ resource: 'customers' }] }, "opens 'customers', which belong to no establishment"],
  [{ message: [{ ...list, where: { table: ['1'] } }] }, "names 'table', by which 'orders' cannot be asked so"],
  [{ message: [{ ...list, until: { status: 'day' } }] }, "names 'status', by which 'orders' cannot be asked so"],
  [{ message: [{ ...list, until: { local_created_at: 'days' } }] }, "names 'days', which is not a field"],
  [{ message: [{ report: 'void-orders' }] }, "names 'void-orders', which is no report"],
  [{ message: [{ report: 'voided-orders', day: 'date' }] }, "names 'date'"],
  [{ message: [{ when: { knd: 'voids' }, report: 'voided-orders' }] }, "names 'knd', which is not a field"],
])('refuses %j', (opens, why) => expect(() => leading(opens)).toThrow(why));

it('refuses records that belong to no establishment', () => {
  expect(() => leading({ message: [list] }, { scope: 'client' })).toThrow('from a record of none');
});
