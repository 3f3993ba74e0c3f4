import { isDerived, traitsOf } from '#/model/kinds/index.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';

/** A part of a form or a record page. */
export interface FormSection {
  label: string | null;
  fields: readonly FieldModel[];
}

/** What a form needs of a definition: a resource, or settings of one kind. */
export type FormShapeModel = Pick<ResourceModel, 'fields' | 'rules' | 'form'> & Partial<Pick<ResourceModel, 'title' | 'transitions'>>;

type SectionedModel = Pick<ResourceModel, 'fields' | 'form'> & Partial<Pick<ResourceModel, 'title'>>;

/**
 * Sections in the definition's order; fields that none names come last, under no heading where there is no other. What merely names the
 * record behind a reference is left to the reference, which says it already, and a title that follows from others to the page's heading.
 */
export function sectionsOf(resource: SectionedModel, wanted: (field: FieldModel) => boolean): FormSection[] {
  const given = resource.form?.sections ?? resource.form?.tabs ?? [];
  const named = new Set(given.flatMap((section) => section.fields));
  const isSaid = (field: FieldModel) => {
    const reference = namedReference(field);
    return reference !== undefined && resource.fields[reference] !== undefined && wanted(resource.fields[reference]);
  };
  const pick = (names: readonly string[]) =>
    names.flatMap((name) => resource.fields[name] ?? []).filter((field) => wanted(field) && !isSaid(field));
  const sections: FormSection[] = given.map((section) => ({ ...section, fields: pick(section.fields) }));
  const isHeading = (field: FieldModel) => field.name === resource.title && isDerived(field) && given.length > 0;
  const others = pick(Object.keys(resource.fields).filter((name) => !named.has(name))).filter((field) => !isHeading(field));
  return [...sections, { label: given.length ? '' : null, fields: others }].filter((section) => section.fields.length > 0);
}

/** The reference whose record's title is all that a field says. */
function namedReference(field: FieldModel): string | undefined {
  if (field.kind !== 'aggregate' || field.through === undefined) return undefined;
  return model.resources[field.of]?.title === field.value ? field.through : undefined;
}

/** Whether a field takes a whole row. */
export function isWide(field: FieldModel): boolean {
  return traitsOf(field).isWide === true || (field.kind === 'reference' && field.many === true) || field.widget !== undefined;
}
