import type { Readable } from 'node:stream';
import { DefinitionError } from '#/resources/schema/definitionError.ts';
import type { ResourceModel, VerbModel } from '#/resources/schema/model.ts';
import type { RecordWork } from './hooks.ts';

type Values = Record<string, unknown>;

/** What a verb answers: for `returns: 'file'` a file, else data; without either the record is read again. */
export interface VerbResult {
  data?: unknown;
  /** Bytes that take more than SQL to make are made after the unit of work. */
  file?: { name: string; type: string; bytes: Uint8Array | (() => Promise<Uint8Array | Readable>) };
}

/** A verb's host function. `record` is the stored one (of `on: 'record'`), `input` has been judged. It may throw an ApiError, which undoes everything. */
export type VerbFunction = (work: RecordWork, input: Values, record: Values | undefined) => Promise<VerbResult | undefined>;

const files = import.meta.glob('/server/verbs/*.ts', { eager: true, import: 'perform' }) as Readonly<Record<string, VerbFunction>>;

/** A verb's host function, found by the file's name. */
export function functionOf(resource: ResourceModel, verb: VerbModel): VerbFunction | undefined {
  return files[`/server/verbs/${resource.face?.of ?? resource.name}.${verb.name}.ts`];
}

/** Refuses to start with a verb that nothing does. @throws DefinitionError */
export function checkHostFunctions(resource: ResourceModel): void {
  for (const verb of Object.values(resource.verbs)) {
    if (verb.to || functionOf(resource, verb)) continue;
    const name = `${resource.face?.of ?? resource.name}.${verb.name}`;
    throw new DefinitionError(name, 'is a verb that nothing does', `write server/verbs/${name}.ts, or let it lead to a status with 'to'`);
  }
}
