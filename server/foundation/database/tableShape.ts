import { fieldModel } from '#/model/compile/fieldModel.ts';
import { type FieldModel, type Model, type ResourceModel, resourceOf } from '#/model/language/model.ts';
import type { Field, Fields } from '#model/language';

/** What the generator knows of the table whose columns it makes. */
export interface TableShape {
  table: string;
  resource: ResourceModel;
  /** Whether rows carry an establishment. */
  ofEstablishment: boolean;
  fields: readonly FieldModel[];
  kind: 'records' | 'lines' | 'join';
  /** The field that owns child rows. */
  owner?: FieldModel;
}

/** The fields of a lines field as models. */
export function lineFields(fields: Fields): FieldModel[] {
  return Object.entries(fields).map(([name, field]) => fieldModel(name, field));
}

/** Whether an establishment's records point to records of this resource, so that it needs the wider key. */
export function isPointedToWithinEstablishment(model: Model, name: string): boolean {
  const points = (field: Field): boolean =>
    field.kind === 'reference'
      ? [field.to].flat().includes(name)
      : field.kind === 'lines'
        ? Object.values(field.fields).some(points)
        : false;
  return (
    resourceOf(model, name).scope === 'establishment' &&
    Object.values(model.resources).some((one) => one.scope === 'establishment' && Object.values(one.fields).some(points))
  );
}
