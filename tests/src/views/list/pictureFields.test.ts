import { expect, it } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { loadedFields } from '#/src/views/list/loadedFields.ts';
import { pictureFieldsOf } from '#/src/views/list/pictureFields.ts';

const names = (resource: string) => {
  const found = pictureFieldsOf(resourceOf(model, resource));
  return found && [found.picture.name, found.color?.name];
};

it('a list shows the pictures of what has some, with the colour that stands for them', () => {
  expect([names('products'), names('employees'), names('taxes')]).toEqual([['image', 'color'], ['avatar', undefined], undefined]);
  const products = resourceOf(model, 'products');
  expect(loadedFields(products, [products.fields.price as never])).toEqual(expect.arrayContaining(['price', 'image', 'color']));
});

it('a picture that not everybody may see is nobody’s mark', () => {
  const { fields } = resourceOf(model, 'products');
  const guarded = { ...fields, image: { ...fields.image, readable: { permission: 'CostView' } } } as typeof fields;
  expect(pictureFieldsOf({ fields: guarded })).toBeUndefined();
});
