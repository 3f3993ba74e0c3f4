import { bowl, circle, ellipse, faint, leaf, lemon, line, path, picture, plate, rect, scattered, shadow, steam, tomato } from './shapes.js';

const grounds = {
  red: '#f6b7a6',
  orange: '#fbd0a0',
  yellow: '#fae3a0',
  green: '#cfe3b4',
  teal: '#b5dcd2',
  blue: '#bcd6ea',
  pink: '#f8cbd0',
  violet: '#d8cbe8',
  sand: '#ead9c3',
};

/** A burger from the side; `layers` from the bottom, each a colour and a shape. */
export function burger(ground, ...layers) {
  let y = 142;
  const drawn = layers.map(([kind, color]) => {
    const [height, shape] = layer(kind, color, y);
    y -= height;
    return shape;
  });
  const top = y + 2;
  return picture(
    grounds[ground],
    shadow(100, 164, 66, 9),
    path('M38 140 H162 V148 C162 158 154 163 146 163 H54 C46 163 38 158 38 148Z', '#d9924a'),
    ...drawn,
    path(
      `M36 ${top} C36 ${top - 44} 66 ${top - 58} 100 ${top - 58} C134 ${top - 58} 164 ${top - 44} 164 ${top} C164 ${top + 5} 36 ${top + 5} 36 ${top}Z`,
      '#e2a055',
    ),
    path(`M46 ${top - 14} C50 ${top - 40} 72 ${top - 52} 98 ${top - 52} C70 ${top - 44} 58 ${top - 32} 54 ${top - 14}Z`, '#efbb79'),
    ...[
      [78, 36],
      [98, 44],
      [120, 38],
      [88, 24],
      [112, 22],
      [136, 24],
    ].map(([x, dy], at) => ellipse(x, top - dy, 4.2, 2.4, '#fbeccb', at % 2 ? 25 : -20)),
  );
}

function layer(kind, color, y) {
  if (kind === 'patty') return [19, rect(36, y - 18, 128, 20, color, 10) + faint(rect(44, y - 15, 112, 5, '#ffffff', 3), 0.14)];
  if (kind === 'cheese')
    return [
      6,
      path(`M36 ${y - 6} H164 L158 ${y} L138 ${y + 1} L124 ${y + 13} L108 ${y + 1} L74 ${y + 1} L62 ${y + 9} L52 ${y} H40Z`, color),
    ];
  if (kind === 'salad')
    return [
      10,
      path(
        `M32 ${y - 8} C60 ${y - 14} 140 ${y - 14} 168 ${y - 8} C168 ${y + 2} 158 ${y + 4} 150 ${y - 1} C142 ${y + 6} 132 ${y + 6} 124 ${y} C116 ${y + 6} 106 ${y + 6} 98 ${y} C90 ${y + 6} 80 ${y + 6} 72 ${y} C64 ${y + 6} 54 ${y + 6} 48 ${y - 1} C40 ${y + 4} 32 ${y + 2} 32 ${y - 8}Z`,
        color,
      ),
    ];
  return [9, rect(42, y - 8, 56, 10, color, 5) + rect(102, y - 8, 56, 10, color, 5)];
}

const crust = circle(103, 107, 82, '#3a2a20', 'opacity="0.14"') + circle(100, 100, 82, '#dfa055') + circle(100, 100, 80, '#e9b56e');

/** A pizza from above, in six slices. */
export function pizza(ground, base, toppings) {
  const cuts = [0, 60, 120].map(
    (turn) => `<g transform="rotate(${turn} 100 100)">${line('M100 22 V178', '#c98a3f', 2.2, 'opacity="0.55"')}</g>`,
  );
  return picture(grounds[ground], crust, circle(100, 100, 67, '#cf4a30'), circle(100, 100, 64, base), ...cuts, toppings);
}
export const pizzaToppings = {
  margherita: () =>
    scattered('m', 9, 50, (x, y, turn) => ellipse(x, y, 11, 9, '#fff6e4', turn)) +
    scattered('mb', 6, 44, (x, y, turn) => leaf(x, y, 10, turn, '#4c9447'), 104, 97),
  pepperoni: () =>
    scattered('p', 11, 54, (x, y) => circle(x, y, 10.5, '#a92f22') + circle(x, y, 8.5, '#c5432f') + circle(x - 2, y - 2, 2, '#dd7257')),
  funghi: () => scattered('f', 10, 52, mushroom) + scattered('fh', 9, 50, (x, y, turn) => leaf(x, y, 5, turn), 96, 104),
  cheese: () =>
    scattered('c', 12, 54, (x, y, turn) => ellipse(x, y, 10, 7, ['#fff3cf', '#f3cd6b', '#dfe3ee', '#fbe9a7'][Math.floor(turn) % 4], turn)),
  vegetables: () =>
    scattered('v', 6, 50, (x, y) => tomato(x, y, 9)) +
    scattered(
      'vv',
      7,
      54,
      (x, y, turn) => `<g transform="rotate(${turn} ${x} ${y})">${line(`M${x - 8} ${y} q8 -9 16 0`, '#5c9f48', 5)}</g>`,
      104,
      96,
    ) +
    scattered('vo', 7, 50, (x, y) => circle(x, y, 5, '#3d3540') + circle(x, y, 2, '#8a7d62'), 97, 106),
};

export function mushroom(x, y, turn) {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-11 2 C-11 -9 11 -9 11 2 C7 4 4 3 3 3 V10 H-3 V3 C-4 3 -7 4 -11 2Z', '#f0e2cf')}${line('M-8 0 C-6 -6 6 -6 8 0', '#c9ad8b', 2)}</g>`;
}

/** Noodles wound on a plate, with a sauce and what lies on it. */
export function pasta(ground, noodle, dark, sauce, extra = '') {
  const strands = [50, 43, 36, 29, 22, 15].map((r, at) => circle(100, 100, r, at % 2 ? noodle : dark));
  const winds = Array.from(
    { length: 9 },
    (_, at) =>
      `<g transform="rotate(${at * 40} 100 100)">${line('M100 50 C124 58 118 82 102 88', dark, 2.6)}${line('M96 52 C120 62 112 84 98 90', noodle, 4.5)}</g>`,
  );
  return picture(
    grounds[ground],
    plate(),
    circle(100, 100, 52, dark),
    ...strands,
    ...winds,
    sauce ? path('M72 96 C68 76 96 66 112 74 C134 78 136 104 126 116 C112 132 84 128 76 116 C70 112 73 104 72 96Z', sauce) : '',
    extra,
  );
}
export const basil = (x = 100, y = 94) =>
  leaf(x - 7, y, 11, -50, '#4c9447') + leaf(x + 7, y, 11, 50, '#5fa84f') + leaf(x, y - 8, 11, 0, '#57a04a');
export const bits = (seed, count, color, radius = 36, size = 4) =>
  scattered(seed, count, radius, (x, y, turn) => rect(x - size, y - size / 1.6, size * 2, size * 1.25, color, 1.5, turn));
export const dots = (seed, count, color, radius = 40, size = 4) => scattered(seed, count, radius, (x, y) => circle(x, y, size, color));
export const leaves = (seed, count, colors, radius = 46, size = 16) =>
  scattered(seed, count, radius, (x, y, turn, chance) =>
    leaf(x, y, size * (0.8 + chance() * 0.4), turn, colors[Math.floor(chance() * colors.length)]),
  );
export const tomatoes = (seed, count, radius = 40, size = 8) => scattered(seed, count, radius, (x, y) => tomato(x, y, size));
export const prawn = (x, y, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${line('M-10 6 C-12 -10 8 -14 11 -1', '#ef8a68', 9)}${line('M-9 2 C-8 -8 6 -9 9 -2', '#fbc0a2', 2.5)}${path('M9 0 L18 6 L15 10 L7 4Z', '#e06c4c')}</g>`;
export const prawns = (seed, count, radius = 32) => scattered(seed, count, radius, (x, y, turn) => prawn(x, y, turn));
export const egg = (x, y, r = 20) =>
  path(
    `M${x - r} ${y} C${x - r} ${y - r * 1.1} ${x - r * 0.1} ${y - r} ${x + r * 0.3} ${y - r * 0.9} C${x + r * 1.2} ${y - r * 0.8} ${x + r * 1.1} ${y + r * 0.7} ${x + r * 0.2} ${y + r * 0.9} C${x - r * 0.5} ${y + r * 1.1} ${x - r} ${y + r * 0.8} ${x - r} ${y}Z`,
    '#fffaf0',
  ) +
  circle(x, y, r * 0.46, '#f4b32c') +
  circle(x - r * 0.12, y - r * 0.14, r * 0.14, '#fbd77c');
export const slice = (x, y, turn, color = '#f2b38c', edge = '#d77b53') =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-30 -10 C-20 -20 22 -20 32 -6 C34 6 20 16 -2 16 C-24 16 -36 4 -30 -10Z', edge)}${path('M-27 -9 C-17 -17 20 -17 28 -6 C30 3 18 12 -2 12 C-22 12 -32 3 -27 -9Z', color)}</g>`;

/** A soup or a stew in its bowl. */
export const soup = (ground, color, swirl, extra = '', outside = '#f7f2ea') =>
  picture(
    grounds[ground],
    bowl(color, outside),
    swirl ? line('M66 104 C70 74 118 68 126 92 C132 114 92 122 92 104 C92 96 104 94 108 100', swirl, 6, 'opacity="0.85"') : '',
    extra,
  );

/** Leaves with things on a plate. */
export const salad = (ground, seed, colors, extra = '') =>
  picture(grounds[ground], bowl('#7fb35c'), leaves(seed, 22, colors, 52, 20), extra);

/** Meat with its side on a plate. */
export const meat = (ground, main, side) => picture(grounds[ground], plate(), side, main);
export const steak = (color = '#8a4a34', edge = '#6e3726') =>
  path('M58 92 C56 66 92 58 118 64 C144 68 150 92 140 108 C130 126 112 118 98 126 C78 136 60 118 58 92Z', edge) +
  path('M62 90 C62 70 92 63 116 68 C138 72 144 90 135 103 C126 117 110 111 96 119 C80 127 64 112 62 90Z', color) +
  line('M76 78 L92 108 M94 72 L112 106 M114 72 L128 98', edge, 4) +
  ellipse(88, 76, 12, 3.5, '#ffffff', -12, 'opacity="0.2"');
export const ribs = () =>
  [0, 1, 2, 3]
    .map((at) => rect(52 + at * 22, 62, 24, 62, at % 2 ? '#8c3f24' : '#a04c2c', 9) + rect(60 + at * 22, 118, 8, 22, '#f5ecdc', 4))
    .join('') + faint(path('M56 72 C90 62 110 66 138 70 V78 C110 74 84 74 56 80Z', '#ffffff'), 0.2);
export const drumstick = (x, y, turn, color = '#c57a35') =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-4, 10, 8, 34, '#f7eedf', 4)}${circle(-4, 45, 5, '#f7eedf')}${circle(4, 45, 5, '#f7eedf')}${path('M-20 -12 C-20 -34 20 -34 20 -12 C20 6 8 22 0 24 C-8 22 -20 6 -20 -12Z', color)}${ellipse(-7, -14, 4, 9, '#ffffff', 15, 'opacity="0.25"')}</g>`;
export const chop = (x, y, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-4, -52, 8, 40, '#f5ecdc', 4)}${path('M-22 -6 C-20 -26 20 -26 22 -4 C24 18 4 26 -8 22 C-20 18 -24 8 -22 -6Z', '#7a3d2a')}${path('M-15 -4 C-14 -17 14 -17 15 -2 C16 12 2 17 -6 15 C-14 12 -16 6 -15 -4Z', '#a25a40')}</g>`;
export const chips = (seed, count, color = '#f3c451', dark = '#dda436', x = 100, y = 138, radius = 26) =>
  scattered(
    seed,
    count,
    radius,
    (px, py, turn, chance) => rect(px - 16, py - 3.5, 32, 7, chance() > 0.5 ? color : dark, 2, turn / 2 - 90),
    x,
    y,
  );
export const salmon = () =>
  path('M48 96 C60 66 128 58 152 84 C156 98 150 112 140 118 C110 124 72 128 50 112 C46 106 46 102 48 96Z', '#e87d58') +
  [0, 1, 2, 3]
    .map((at) =>
      line(`M${70 + at * 20} ${76 - at} C${64 + at * 20} ${92} ${68 + at * 20} ${104} ${76 + at * 20} ${116 - at}`, '#f7b79c', 4),
    )
    .join('');
export const wholeFish = (color = '#8fa9b8', belly = '#d9e4ea') =>
  path('M36 100 C56 66 112 64 140 92 L166 76 C162 92 162 108 166 124 L140 108 C112 136 56 134 36 100Z', color) +
  path('M40 104 C64 126 110 126 138 106 C110 132 60 132 40 104Z', belly) +
  circle(58, 95, 5, '#ffffff') +
  circle(58, 95, 2.6, '#2b3138') +
  line('M80 82 C86 94 86 106 80 118', '#6f8a99', 3) +
  line('M98 84 q8 14 0 30 M114 86 q7 12 0 26', '#ffffff', 2.5, 'opacity="0.5"');
export const greens = (x, y) =>
  [-14, 0, 14].map((dx, at) => line(`M${x + dx} ${y + 16} L${x + dx + 4} ${y - 16}`, at % 2 ? '#5c9a4a' : '#79b35e', 7)).join('');
export { bowl, circle, ellipse, faint, grounds, leaf, lemon, line, path, picture, plate, rect, scattered, shadow, steam, tomato };
