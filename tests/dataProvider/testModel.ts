import { compile } from '#/model/compile/compile.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import { crud, defineGroup, defineReport, defineResource, defineVariant, field } from '#model/language';

/** A small business in which every turn of the data provider occurs. */
export const model = compile(definitions() as unknown as DefinitionFiles);

function definitions() {
  return {
    './shop/group.ts': defineGroup({ label: 'Shop', icon: 'Store', order: 1 }),
    './shop/dishes.ts': defineResource({
      version: 1,
      name: 'dishes',
      label: ['Dish', 'Dishes'],
      icon: 'Restaurant',
      scope: 'establishment',
      title: 'name',
      endpoint: '/api/dish',
      permissions: crud('Dishes', 'Dish'),
      fields: {
        name: field.text({ required: true }),
        price: field.money(),
        cost: field.money({ readable: { permission: 'CostView' } }),
        margin: field.computed({ value: { subtract: ['price', 'cost'] }, as: 'money' }),
        sold: field.integer({ readonly: true }),
        pin: field.password(),
        kind: field.enum({ plain: 'Plain', aged: 'Aged' }, { default: 'plain' }),
        age: field.integer(),
        course: field.enum({ draft: 'Draft', served: 'Served' }, { default: 'draft' }),
        menu: field.reference('menus'),
        tags: field.references('menus'),
        lines: field.lines({ item: field.text(), price: field.money(), total: field.computed({ value: 'price', as: 'money' }) }),
      },
      rules: { show: { age: { kind: 'aged' } } },
      transitions: { course: { draft: ['served'] } },
      orderable: { path: '/api/dish-order', permission: 'DishEdit', within: 'menu' },
      verbs: {
        serve: {
          label: 'Serve',
          on: 'record',
          effect: 'write',
          permission: 'DishEdit',
          method: 'PUT',
          path: '/serve/{id}',
        },
        recount: { label: 'Recount', on: 'collection', effect: 'write', permission: 'DishEdit' },
        hide: { label: 'Hide', on: 'selection', effect: 'write', permission: 'DishEdit' },
        card: { label: 'Card', on: 'record', effect: 'read', permission: 'Dishes', returns: 'file' },
        stock: { label: 'Stock', on: 'collection', effect: 'read', permission: 'Dishes' },
      },
    }),
    './shop/menus.ts': defineResource({
      version: 1,
      name: 'menus',
      label: ['Menu', 'Menus'],
      icon: 'MenuBook',
      scope: 'client',
      title: 'name',
      endpoint: '/api/menu/general',
      paths: { list: '/api/menu/list', get: '/api/menu/view' },
      permissions: crud('Menus', 'Menu'),
      fields: { name: field.text({ required: true }), establishment_id: field.integer() },
    }),
    './shop/hotDishes.ts': defineVariant({
      version: 1,
      variantOf: 'dishes',
      name: 'hot-dishes',
      label: ['Hot dish', 'Hot dishes'],
      icon: 'Restaurant',
      endpoint: '/api/hot-dish',
      permissions: { list: 'Dishes' },
      where: { kind: 'plain' },
    }),
    './shop/mix.ts': defineReport({
      version: 1,
      name: 'mix',
      label: 'Mix',
      icon: 'PieChart',
      permission: 'Mix',
      endpoint: '/api/mix/list',
      columns: { name: field.text() },
      title: 'name',
    }),
  };
}
