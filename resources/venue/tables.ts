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
type Plan = readonly [plan_x: number, plan_y: number, plan_width: number, plan_depth: number, rotation?: number];

/** A table of the demo restaurants. */
const placed = (service_area: string, name: string, capacity: number, shape: string, [x, y, width, depth, rotation = 0]: Plan) => ({
  ...{ name, capacity, service_area, shape },
  ...{ plan_x: x, plan_y: y, plan_width: width, plan_depth: depth, rotation },
});

export default defineResource({
  version: 1,
  name: 'tables',
  label: ['Table', 'Tables'],
  icon: 'TableRestaurant',
  scope: 'establishment',
  title: 'name',
  endpoint: '/api/table',
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
      effect: 'write',
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
  demo: {
    restaurant: [
      // Booths along the wall, small tables by the windows, a long one for parties.
      placed('Main hall', '1', 2, 'round', [400, 110, 80, 80]),
      placed('Main hall', '2', 4, 'rectangle', [600, 110, 90, 90]),
      placed('Main hall', '3', 4, 'rectangle', [800, 110, 90, 90]),
      placed('Main hall', '4', 6, 'rectangle', [1030, 130, 180, 90]),
      placed('Main hall', '5', 4, 'round', [450, 350, 110, 110]),
      placed('Main hall', '6', 4, 'round', [680, 350, 110, 110]),
      placed('Main hall', '7', 4, 'booth', [120, 130, 130, 140]),
      placed('Main hall', '8', 4, 'booth', [120, 330, 130, 140]),
      placed('Main hall', '9', 4, 'booth', [120, 530, 130, 140]),
      placed('Main hall', '10', 8, 'rectangle', [1000, 450, 100, 260]),
      placed('Main hall', '11', 2, 'rectangle', [360, 630, 80, 80, 45]),
      placed('Main hall', '12', 2, 'rectangle', [560, 630, 80, 80, 45]),
      placed('Main hall', '13', 2, 'rectangle', [760, 630, 80, 80, 45]),
      placed('Terrace', 'T1', 2, 'round', [140, 140, 80, 80]),
      placed('Terrace', 'T2', 4, 'rectangle', [370, 140, 90, 90]),
      placed('Terrace', 'T3', 2, 'round', [610, 140, 80, 80]),
      placed('Terrace', 'T4', 4, 'rectangle', [850, 140, 90, 90]),
      placed('Terrace', 'T5', 6, 'rectangle', [260, 430, 180, 90]),
      placed('Terrace', 'T6', 6, 'rectangle', [700, 430, 180, 90]),
      placed('Bar', 'B1', 1, 'bar_seat', [130, 110, 45, 45]),
      placed('Bar', 'B2', 1, 'bar_seat', [240, 110, 45, 45]),
      placed('Bar', 'B3', 1, 'bar_seat', [350, 110, 45, 45]),
      placed('Bar', 'B4', 1, 'bar_seat', [460, 110, 45, 45]),
      placed('Bar', 'B5', 1, 'bar_seat', [570, 110, 45, 45]),
      placed('Bar', 'B6', 1, 'bar_seat', [680, 110, 45, 45]),
      placed('Bar', 'H1', 2, 'round', [210, 290, 70, 70]),
      placed('Bar', 'H2', 2, 'round', [430, 290, 70, 70]),
      placed('Bar', 'H3', 2, 'round', [650, 290, 70, 70]),
    ],
  },
});
