import type { KindContext } from '#/model/kinds/base/part.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { DemoEstablishment } from './businesses.ts';
import type { DemoPictures } from './pictures.ts';
import type { Random } from './random.ts';

/** Where demo records belong and by whom they were made. */
export interface DemoOwner {
  clientId: number;
  /** The business's name. */
  business: string;
  /** Of an establishment's records. */
  establishment: (DemoEstablishment & { id: number }) | undefined;
  /** The owner, for hooks that ask who writes. */
  caller: Caller;
  context: KindContext;
}

/** A record that references can find. */
export interface KnownRecord {
  id: number;
  values: Readonly<Record<string, unknown>>;
}

/** What filling works with. Everything is one transaction: a database is filled whole or not at all. */
export interface DemoWorld {
  tx: Transaction;
  model: Model;
  /** ISO 8601 UTC: the demo data end here. */
  now: string;
  /** Days before today that have orders. */
  days: number;
  random: Random;
  known: KnownRecords;
  pictures: DemoPictures;
  /** To be told how many orders were stored. */
  noteOrders: (count: number) => Promise<void>;
}

/** The demo records by resource and owner. */
export class KnownRecords {
  readonly #records = new Map<string, KnownRecord[]>();

  add(resource: ResourceModel, owner: DemoOwner, record: KnownRecord): void {
    const key = keyOf(resource, owner);
    const all = this.#records.get(key) ?? [];
    all.push(record);
    this.#records.set(key, all);
  }

  /** Those of the owner, in the order in which they were made. */
  of(resource: ResourceModel, owner: DemoOwner): readonly KnownRecord[] {
    return this.#records.get(keyOf(resource, owner)) ?? [];
  }

  /** The record that people know by this title. */
  titled(resource: ResourceModel, owner: DemoOwner, title: string): KnownRecord | undefined {
    const wanted = title.toLowerCase();
    return this.of(resource, owner).find(({ values }) => String(values[resource.title] ?? '').toLowerCase() === wanted);
  }
}

function keyOf({ table, scope }: ResourceModel, { clientId, establishment }: DemoOwner): string {
  return scope === 'establishment' ? `${table} ${clientId} ${establishment?.id}` : scope === 'client' ? `${table} ${clientId}` : table;
}
