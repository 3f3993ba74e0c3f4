import type { Model, ResourceModel } from '#/model/language/model.ts';
import type { Field } from '#model/language';
import { demoOf } from './demoOf.ts';

/** The resources with demo data, each after those whose records it names; a variant comes after its resource. */
export function resourceOrder(model: Model): ResourceModel[] {
  const ordered: ResourceModel[] = [];
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const resource = model.resources[name];
    if (!resource || seen.has(name)) return;
    seen.add(name);
    for (const target of [...targetsOf(resource), ...(resource.variant ? [resource.variant.of] : [])]) visit(target);
    if (demoOf(resource)) ordered.push(resource);
  };
  for (const name of Object.keys(model.resources)) visit(name);
  return ordered;
}

function targetsOf(resource: ResourceModel): string[] {
  const of = (field: Field): string[] => {
    if (field.kind === 'reference') return [field.to].flat();
    return field.kind === 'lines' ? Object.values(field.fields).flatMap(of) : [];
  };
  return Object.values(resource.fields).flatMap(of);
}
