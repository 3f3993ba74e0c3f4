import type { FieldModel, ResourceModel } from '#/model/language/model.ts';

/** What a row is known by at a glance: its picture, and the colour that stands for it until it has one. */
export interface PictureFields {
  picture: FieldModel;
  color: FieldModel | undefined;
}

/** The fields that a record's picture is made of; undefined where its resource has none, or not for everybody. */
export function pictureFieldsOf({ fields }: Pick<ResourceModel, 'fields'>): PictureFields | undefined {
  const open = Object.values(fields).filter(({ readable }) => !readable);
  const picture = open.find(({ kind }) => kind === 'image');
  return picture && { picture, color: open.find(({ kind }) => kind === 'color') };
}
