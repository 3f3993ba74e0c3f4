import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import type { Shape } from '#/tests/support/shape.ts';
import type { SpecifiedWorld } from '#/tests/support/specifiedWorld.ts';
import { settings } from '../constants.ts';
import { entities } from '../entities.ts';
import { fieldShapes } from '../fieldShapes.ts';
import { aPage, here, type SpecifiedCall } from './call.ts';
import { genericCall } from './records.ts';

const A = '/api/admin/clients';
const establishment: Shape = {
  id: 'id',
  ...fieldShapes('establishments', 'title timezone currency_symbol establishment_mode behaviour status'),
};
const account: Shape = { id: 'id', name: 'text', plan: 'text', billing_email: 'text?' };
const meta: Shape = { kind: 'text', values: 'object' };
const idAndName: Shape = { list: [{ id: 'id', name: 'text' }] };

const ofFirstClient = ({ host }: SpecifiedWorld) => host.seeded.one.clientId;
const stationOf = async ({ record }: SpecifiedWorld) => (await record('hardware')).station;
const superAdmins = resourceOf(model, 'super-admin-establishments');
const listed = { ...entities.establishments, columns: entities.establishments?.columns ?? '', base: `${A}/establishment` };

/** Establishments and their settings, clients, stations, integrations, the super-admin's figures. */
export const establishmentCalls: readonly SpecifiedCall[] = [
  { method: 'GET', path: '/api/establishment/list', data: { list: [establishment] } },
  { method: 'GET', path: '/api/establishment/{id}', id: ({ here: id }) => id, data: establishment },
  {
    method: 'POST',
    path: '/api/establishment/station',
    before: ({ record }) => record('stations'),
    sends: here(),
    needs: ['establishment_id'],
    data: { list: [{ id: 'id', name: 'text' }] },
  },
  ...(['list', 'add', 'view', 'edit', 'delete'] as const).map((call) => genericCall(call, superAdmins, listed)),
  {
    method: 'POST',
    path: '/api/establishment-group/list',
    before: async ({ record, fresh }) => [await record('establishment-groups'), await fresh('establishment-groups')],
    ...aPage({ id: 'id', name: 'text' }),
  },
  ...Object.keys(settings).flatMap((kind): SpecifiedCall[] => [
    {
      method: 'POST',
      path: '/api/establishment/get-meta',
      about: kind,
      sends: here({ kind }),
      needs: ['establishment_id', 'kind'],
      data: meta,
    },
    {
      method: 'POST',
      path: '/api/establishment-meta',
      about: kind,
      sends: here({ kind, values: {} }),
      needs: ['establishment_id', 'kind', 'values'],
      data: meta,
    },
  ]),
  { method: 'GET', path: `${A}/account-info/{id}`, as: 'admin', id: ofFirstClient, data: account },
  { method: 'PUT', path: `${A}/account-info/{id}`, as: 'admin', id: ofFirstClient, sends: () => ({ name: 'Client one' }), data: account },
  {
    method: 'POST',
    path: `${A}/hardware/station-list`,
    as: 'admin',
    sends: async (world) => ({ station_id: await stationOf(world) }),
    needs: ['station_id'],
    data: { list: [{ id: 'id', name: 'text', type: 'text' }] },
  },
  {
    method: 'GET',
    path: '/api/admin/dashboard-summary',
    as: 'admin',
    data: { clients: 'number', establishments: 'number', stations: 'number' },
  },
  ...['weekly', 'monthly', 'yearly'].map(
    (period): SpecifiedCall => ({
      method: 'GET',
      path: `/api/admin/${period}-client-count`,
      as: 'admin',
      data: { list: [{ label: 'text', count: 'number' }] },
    }),
  ),
  {
    method: 'POST',
    path: '/api/integration/list',
    sends: here(),
    needs: ['establishment_id'],
    data: { list: [{ id: 'text', title: 'text' }] },
  },
  { method: 'GET', path: '/api/integration/{id}', id: () => 'xero', data: { id: 'text', title: 'text' } },
  ...['accounts', 'locations', 'subsidiaries'].map(
    (list): SpecifiedCall => ({
      method: 'POST',
      path: `/api/accounting-integration/${list}/list`,
      before: ({ record }) => record(`accounting-${list}`),
      sends: here(),
      data: idAndName,
    }),
  ),
];
