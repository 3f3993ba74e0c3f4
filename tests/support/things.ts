import { checkModel } from '#/model/compile/check.ts';
import { checkDefaults } from '#/model/compile/checkDefaults.ts';
import { compile } from '#/model/compile/compile.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import { reference } from '#/resources/reference/context.ts';
import { defineGroup, field } from '#model/language';

const group = defineGroup({ label: 'Things', icon: 'Box', order: 1 });
/** A sound definition, for tests that change something of it. */
export const thing = {
  version: 1,
  name: 'things',
  label: ['Thing', 'Things'],
  icon: 'Box',
  scope: 'client',
  heldIn: 'anywhere',
  title: 'name',
  endpoint: '/api/thing',
  permissions: { list: 'Things' },
  fields: { name: field.text({ required: true }), kind: field.enum({ a: 'A', b: 'B' }), rows: field.lines({ label: field.text() }) },
};
export const other = { ...thing, name: 'others', endpoint: '/api/other' };

/** Loads one changed definition as a third party might write it: past the compiler. */
export function load(change: object, ...more: object[]): void {
  const files = {
    './things/group.ts': group,
    './things/one.ts': { ...thing, ...change },
    ...Object.fromEntries(more.map((one, index) => [`./things/more${index}.ts`, one])),
  };
  const model = compile(files as unknown as DefinitionFiles);
  checkModel(model);
  checkDefaults(model, reference);
}
export const withField = (name: string, made: object) => ({ fields: { ...thing.fields, [name]: made } });
