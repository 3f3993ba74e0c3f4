import type { DemoOptions } from '#model/language';

type Plan = readonly [plan_x: number, plan_y: number, plan_width: number, plan_depth: number, rotation?: number];

/** A table of the demo restaurants. */
const placed = (service_area: string, name: string, capacity: number, shape: string, [x, y, width, depth, rotation = 0]: Plan) => ({
  ...{ name, capacity, service_area, shape },
  ...{ plan_x: x, plan_y: y, plan_width: width, plan_depth: depth, rotation },
});

/** Demo rows of the entities under resources/venue. */
export const venueSamples = {
  reservations: {
    restaurant: [
      { guest: 'Amelia Hart', party: 4, starts_at: { days: -2, at: '19:00' }, duration: 120, table: '4', status: 'finished' },
      { guest: 'Daniel Okafor', party: 2, starts_at: { days: -1, at: '20:00' }, table: '2', status: 'finished' },
      { guest: 'Priya Raman', party: 6, starts_at: { days: -1, at: '19:30' }, duration: 120, table: '4', status: 'no_show' },
      { guest: 'Grace Lindqvist', party: 2, starts_at: { days: 0, at: '12:15' }, table: 'T1', status: 'seated' },
      { guest: 'Mateo Alvarez', party: 4, starts_at: { days: 0, at: '12:30' }, table: '3', status: 'seated', note: 'One high chair' },
      { guest: 'Hannah Weiss', party: 3, starts_at: { days: 0, at: '18:00' }, table: '2' },
      { guest: 'Oliver Grant', party: 2, starts_at: { days: 0, at: '19:00' }, table: 'T1', note: 'Anniversary' },
      { guest: 'Noor Haddad', party: 5, starts_at: { days: 0, at: '19:30' }, duration: 120, table: '4', phone: '+12125550142' },
      { guest: 'Sam Whitaker', party: 2, starts_at: { days: 0, at: '23:00' }, duration: 150, table: 'B1', note: 'Late snack at the bar' },
      { guest: 'Beatriz Costa', party: 4, starts_at: { days: 1, at: '18:30' }, table: '3' },
      { guest: 'Jonas Meyer', party: 2, starts_at: { days: 1, at: '19:15' }, table: 'T1' },
      { guest: 'Lucy Fenwick', party: 6, starts_at: { days: 1, at: '20:00' }, duration: 120, table: '4', note: 'Nut allergy' },
      { guest: 'Ravi Menon', party: 3, starts_at: { days: 2, at: '13:00' }, table: '2' },
      { guest: 'Elena Petrova', party: 4, starts_at: { days: 2, at: '19:00' }, table: 'T2', status: 'cancelled' },
      { guest: 'Tom Ashford', party: 8, starts_at: { days: 3, at: '18:00' }, duration: 150, table: '4', note: 'Birthday, brings a cake' },
      { guest: 'Yuki Tanaka', party: 2, starts_at: { days: 4, at: '20:30' }, table: '2' },
      { guest: 'Nadia Rossi', party: 4, starts_at: { days: 6, at: '12:30' }, table: '3' },
      { guest: 'Carl Jensen', party: 5, starts_at: { days: 8, at: '19:00' }, duration: 120, table: '4' },
    ],
    // A shop reserves places at its tastings.
    retail: [
      { guest: 'Margaret Bell', party: 2, starts_at: { days: -1, at: '17:00' }, status: 'finished' },
      { guest: 'Owen Pritchard', party: 4, starts_at: { days: 0, at: '17:00' }, note: 'Cheese tasting' },
      { guest: 'Ife Adeyemi', party: 2, starts_at: { days: 0, at: '18:30' }, note: 'Wine tasting' },
      { guest: 'Clara Novak', party: 6, starts_at: { days: 1, at: '18:00' }, duration: 120, note: 'Wine tasting' },
      { guest: 'Henry Lowe', party: 2, starts_at: { days: 2, at: '16:00' }, note: 'Collects a hamper' },
      { guest: 'Rosa Marin', party: 3, starts_at: { days: 5, at: '18:00' }, status: 'cancelled' },
    ],
  },
  'service-areas': {
    restaurant: [
      { name: 'Main hall', primary: true, plan_width: 1200, plan_depth: 760 },
      { name: 'Terrace', plan_width: 1000, plan_depth: 560 },
      { name: 'Bar', plan_width: 820, plan_depth: 400 },
    ],
    retail: [{ name: 'Shop floor', primary: true }],
  },
  tables: {
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
} satisfies Readonly<Record<string, DemoOptions>>;
