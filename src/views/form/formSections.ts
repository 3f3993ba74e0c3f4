import { traitsOf } from '#/model/kinds/index.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';

/** A part of a form or a record page. */
export interface FormSection {
  label: string | null;
  fields: readonly FieldModel[];
}

/** What a form needs of a definition: a resource, or settings of one kind. */
export type FormShapeModel = Pick<ResourceModel, 'fields' | 'rules' | 'form'> & Partial<Pick<ResourceModel, 'title' | 'transitions'>>;

/** Sections in the definition's order; fields that none names come last, under no heading where there is no other. */
export function sectionsOf(resource: Pick<ResourceModel, 'fields' | 'form'>, wanted: (field: FieldModel) => boolean): FormSection[] {
  const given = resource.form?.sections ?? resource.form?.tabs ?? [];
  const named = new Set(given.flatMap((section) => section.fields));
  const pick = (names: readonly string[]) => names.flatMap((name) => resource.fields[name] ?? []).filter(wanted);
  const sections: FormSection[] = given.map((section) => ({ ...section, fields: pick(section.fields) }));
  const others = pick(Object.keys(resource.fields).filter((name) => !named.has(name)));
  return [...sections, { label: given.length ? '' : null, fields: others }].filter((section) => section.fields.length > 0);
}

/** Whether a field takes a whole row. */
export function isWide(field: FieldModel): boolean {
  return traitsOf(field).isWide === true || (field.kind === 'reference' && field.many === true) || field.widget !== undefined;
}
