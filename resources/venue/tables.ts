import { crud, defineResource, field } from '#model/language';

/** Where a table stands on the plan of its area: whole centimetres, its middle from the room's left and top wall, before it is turned. */
const place = {
  shape: field.enum(
    { round: 'Round', rectangle: 'Rectangular', booth: 'Booth', bar_seat: 'Bar seat' },
    { filter: true, help: 'How it is drawn on the floor plan' },
  ),
  plan_x: field.integer({ label: 'From the left (cm)', min: 0, max: 10_000, help: 'Its middle; empty: the floor plan finds it a place' }),
  plan_y: field.integer({ label: 'From the top (cm)', min: 0, max: 10_000, help: 'Its middle; empty: the floor plan finds it a place' }),
  plan_width: field.integer({ label: 'Width (cm)', min: 20, max: 2_000 }),
  plan_depth: field.integer({ label: 'Depth (cm)', min: 20, max: 2_000 }),
  rotation: field.integer({ label: 'Rotation (degrees)', min: 0, max: 359, help: 'Clockwise' }),
};

export default defineResource({
  version: 1,
  name: 'tables',
  label: ['Table', 'Tables'],
  icon: 'TableRestaurant',
  scope: 'establishment',
  permissions: crud('ServiceAreaTable', 'ServiceAreaTable'),
  fields: {
    name: field.text({ required: true, max: 40, search: true }),
    capacity: field.integer({ required: true, min: 1, max: 500, default: 4, filter: true }),
    service_area: field.reference('service-areas', { required: true, onDelete: 'restrict', filter: true }),
    status: field.status(),
    ...place,
  },
  list: { columns: ['name', 'capacity', 'service_area', 'status'] },
  form: {
    dialog: true,
    sections: [
      { label: 'Table', fields: ['name', 'capacity', 'service_area', 'status'] },
      { label: 'On the floor plan', fields: ['shape', 'rotation', 'plan_x', 'plan_y', 'plan_width', 'plan_depth'] },
    ],
  },
  verbs: {
    arrange: {
      label: 'Arrange tables',
      icon: 'TableBar',
      on: 'collection',
      permission: 'ServiceAreaTableEdit',
      button: false,
      input: {
        tables: field.lines(
          {
            table: field.reference('tables', { label: 'Table', help: 'Empty: a new one, for who may add tables' }),
            service_area: field.reference('service-areas', { help: 'Of a new table it must be said' }),
            name: field.text({ max: 40 }),
            capacity: field.integer({ min: 1, max: 500 }),
            ...place,
            read_at: field.datetime({ label: 'As it was at', help: 'The updated_at that was read: refused where it has changed since' }),
          },
          { label: 'Tables', title: 'name', required: true, min: 1, max: 500 },
        ),
      },
      messages: { done: 'Floor plan saved' },
    },
  },
  unique: [['service_area', 'name']],
  importKey: ['service_area', 'name'],
  messages: { deleted: 'Prep Station Deleted Successfully' },
});
