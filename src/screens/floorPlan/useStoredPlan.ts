import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'ra-core';
import { valuesIn } from '#/model/values/shapes.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { type Area, areaOf, type PlanTable, tableOf } from './planTable.ts';

export const TABLES = 'tables';
export const AREAS = 'service-areas';
/** As many as one page of a list has. */
const MAX_TABLES = 500;

/** 2 comes before 10. */
const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** What the host holds of an establishment's plan. */
export interface StoredPlan {
  areas: readonly (Omit<Area, 'room'> & { room: Partial<Area['room']> })[];
  tables: readonly PlanTable[];
  /** How many tables there are; more than are shown where it is above `MAX_TABLES`. */
  total: number;
}

/** Reads the areas and tables of an establishment. Who may not list areas knows them by what their tables say. */
export function useStoredPlan(establishmentId: number) {
  const dataProvider = useDataProvider();
  const seesAreas = useCan()(AREAS, 'list');
  return useQuery({
    queryKey: [TABLES, 'floor-plan', establishmentId, seesAreas],
    queryFn: async ({ signal }): Promise<StoredPlan> => {
      const all = (resource: string, field: string, order: 'ASC' | 'DESC') =>
        dataProvider.getList(resource, {
          pagination: { page: 1, perPage: MAX_TABLES },
          sort: { field, order },
          filter: { establishment_id: [establishmentId] },
          signal,
        });
      const [tables, areas] = await Promise.all([all(TABLES, 'name', 'ASC'), seesAreas ? all(AREAS, 'primary', 'DESC') : undefined]);
      return {
        areas: areas ? areas.data.map(areaOf) : areasIn(tables.data),
        tables: tables.data.map(tableOf).sort((one, other) => byName.compare(one.name, other.name)),
        total: tables.total ?? tables.data.length,
      };
    },
  });
}

function areasIn(tables: readonly RaRecord[]): StoredPlan['areas'] {
  const names = new Map(tables.map(({ service_area, _titles }) => [Number(service_area), String(valuesIn(_titles).service_area ?? '')]));
  return [...names].map(([id, name]) => ({ id, name, room: {} }));
}
