import { circle, ellipse, faint, grounds, leaf, lemon, line, path, picture, plate, rect, scattered, shadow } from './food.js';

/** A slice of cake from the side: its layers from the bottom, each a colour and its height. */
export function cake(ground, layers, top = '') {
  let y = 148;
  const drawn = layers.map(([color, height]) => {
    y -= height;
    return (
      path(`M34 ${y + 10} L150 ${y} L166 ${y + 12} V${y + height + 12} L150 ${y + height} L34 ${y + height + 10}Z`, color) +
      faint(path(`M150 ${y} L166 ${y + 12} V${y + height + 12} L150 ${y + height}Z`, '#3a1d10'), 0.18)
    );
  });
  const [roof] = layers.at(-1);
  return picture(
    grounds[ground],
    shadow(100, 164, 82, 10),
    ellipse(100, 160, 84, 12, '#ffffff'),
    ...drawn,
    path(`M34 ${y + 10} L118 ${y - 20} C140 ${y - 16} 160 ${y - 4} 166 ${y + 12} L150 ${y + 1}Z`, roof),
    faint(path(`M34 ${y + 10} L118 ${y - 20} C140 ${y - 16} 160 ${y - 4} 166 ${y + 12} L150 ${y + 1}Z`, '#ffffff'), 0.22),
    typeof top === 'function' ? top(y) : top,
  );
}
export const berry = (x, y, r = 8, color = '#cf3a4a') =>
  circle(x, y, r, color) + circle(x - r * 0.3, y - r * 0.35, r * 0.25, '#ffffff', 'opacity="0.6"');
export const strawberry = (x, y, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-11 -6 C-8 -14 8 -14 11 -6 C12 4 4 13 0 14 C-4 13 -12 4 -11 -6Z', '#d93c47')}${path('M-9 -8 L-3 -14 L0 -9 L4 -15 L9 -8 L0 -5Z', '#5c9f48')}${[
    [-4, 0],
    [4, -1],
    [0, 6],
  ]
    .map(([dx, dy]) => ellipse(dx, dy, 1.1, 1.7, '#f9d38b'))
    .join('')}</g>`;

/** A pie or a tart from above. */
export function tart(ground, filling, extra = '', lattice = '') {
  const rim = Array.from({ length: 20 }, (_, at) =>
    circle(100 + 72 * Math.cos((at * Math.PI) / 10), 100 + 72 * Math.sin((at * Math.PI) / 10), 13, '#d99b4e'),
  );
  const bars = lattice
    ? [-36, -12, 12, 36].map(
        (at) =>
          line(`M${100 + at} ${100 - Math.sqrt(3300 - at * at)} V${100 + Math.sqrt(3300 - at * at)}`, lattice, 9) +
          line(`M${100 - Math.sqrt(3300 - at * at)} ${100 + at} H${100 + Math.sqrt(3300 - at * at)}`, lattice, 9),
      )
    : [];
  return picture(
    grounds[ground],
    circle(103, 107, 84, '#3a2a20', 'opacity="0.14"'),
    ...rim,
    circle(100, 100, 74, '#e3ab5f'),
    circle(100, 100, 61, filling),
    ...bars,
    extra,
  );
}

/** Scoops in a glass dish. */
export function iceCream(ground, colors, top = '') {
  const places = {
    1: [[100, 86]],
    2: [
      [80, 88],
      [120, 88],
    ],
    3: [
      [72, 92],
      [128, 92],
      [100, 66],
    ],
  }[colors.length];
  const balls = places.map(([x, y], at) => circle(x, y, 31, colors[at]) + ellipse(x - 10, y - 12, 9, 6, '#ffffff', -30, 'opacity="0.4"'));
  return picture(
    grounds[ground],
    shadow(100, 178, 44, 7),
    ...balls,
    path(
      'M40 98 H160 C158 130 130 140 106 142 V164 C120 166 132 170 134 176 H66 C68 170 80 166 94 164 V142 C70 140 42 130 40 98Z',
      '#ffffff',
      'opacity="0.82"',
    ),
    path('M50 106 C56 126 76 134 92 136 C74 128 64 118 60 106Z', '#ffffff'),
    top,
  );
}
export const wafer = () => rect(128, 28, 12, 62, '#d99b4e', 3, 22) + line('M140 36 L124 84', '#b87a35', 1.6);

/** A cup on its saucer, from the side. */
export const cup = (ground, color, { china = '#ffffff', foam = '', smoke = true } = {}) =>
  picture(
    grounds[ground],
    shadow(96, 164, 70, 9),
    ellipse(96, 158, 70, 12, china),
    ellipse(96, 156, 46, 7, '#e6ddd2'),
    line('M140 96 C166 92 166 130 136 128', china, 10),
    path('M46 82 H146 C146 126 132 152 112 154 H80 C60 152 46 126 46 82Z', china),
    faint(path('M118 84 H146 C146 126 132 152 112 154 C122 138 122 110 118 84Z', '#7b6654'), 0.14),
    ellipse(96, 82, 50, 13, '#efe7dd'),
    ellipse(96, 83, 44, 10, color),
    foam,
    smoke ? [-18, 2, 22].map((dx) => line(`M${96 + dx} 62 c-7 -8 7 -14 0 -24`, '#ffffff', 5, 'opacity="0.8"')).join('') : '',
  );
export const heart = (color) => path('M96 90 C84 84 78 78 86 76 C91 74 95 77 96 79 C97 77 101 74 106 76 C114 78 108 84 96 90Z', color);
export const froth = (color) => ellipse(96, 81, 42, 9.5, color) + ellipse(86, 78, 20, 4, '#ffffff', 0, 'opacity="0.55"');
export const teaBag = (label) => line('M58 82 C52 96 52 108 56 118', '#f3efe8', 2) + rect(48, 116, 16, 18, label, 2);

/** A tall glass. `fill`s from the bottom, each a colour. */
export function glass(ground, fills, { ice = true, top = '', straw = '', inside = '' } = {}) {
  const height = 104 / fills.length;
  const parts = fills.map((color, at) => {
    const [from, to] = [160 - at * height, 160 - (at + 1) * height];
    const wide = (y) => 30 + (160 - y) * 0.085;
    return path(`M${100 - wide(to)} ${to} H${100 + wide(to)} L${100 + wide(from)} ${from} H${100 - wide(from)}Z`, color);
  });
  const cubes = ice
    ? rect(76, 66, 20, 20, '#ffffff', 4, 14) + rect(102, 62, 20, 20, '#ffffff', 4, -18) + rect(90, 90, 18, 18, '#ffffff', 4, 30)
    : '';
  return picture(
    grounds[ground],
    shadow(100, 170, 42, 7),
    straw ? line('M122 58 L138 16', straw, 6) : '',
    path('M54 38 H146 L134 162 C134 168 130 170 124 170 H76 C70 170 66 168 66 162Z', '#ffffff', 'opacity="0.6"'),
    ...parts,
    faint(cubes, 0.45),
    inside,
    path('M64 46 L74 160 H80 L72 46Z', '#ffffff', 'opacity="0.5"'),
    top,
  );
}
export const wedge = (rind = '#f2c230', flesh = '#fbe58a') => lemon(142, 44, 21, rind, flesh);
export const mint = (x = 76, y = 40) =>
  leaf(x, y, 18, -35, '#4f9a4a') + leaf(x + 14, y - 4, 18, 10, '#67b35c') + leaf(x + 26, y + 4, 15, 50, '#4f9a4a');

/** A beer with its head. */
export const beer = (ground, color, head = '#fff8e8', dark = '#c98a1e') =>
  picture(
    grounds[ground],
    shadow(96, 174, 50, 7),
    line('M136 76 C172 72 172 138 136 134', '#ffffff', 11, 'opacity="0.85"'),
    path('M50 52 H142 L136 166 C136 171 132 174 126 174 H66 C60 174 56 171 56 166Z', '#ffffff', 'opacity="0.65"'),
    path('M56 60 H136 L131 164 C131 167 129 168 126 168 H66 C63 168 61 167 61 164Z', color),
    faint(rect(72, 76, 9, 82, '#ffffff', 4) + rect(92, 76, 9, 82, dark, 4) + rect(112, 76, 9, 82, dark, 4), 0.35),
    circle(62, 54, 17, head),
    circle(84, 46, 20, head),
    circle(110, 48, 18, head),
    circle(130, 56, 14, head),
    rect(54, 52, 84, 18, head, 8),
    ellipse(80, 42, 9, 5, '#ffffff', -20),
  );

/** A glass on a stem: of wine, or of a cocktail in a coupe. */
export const wine = (ground, color, light) =>
  picture(
    grounds[ground],
    shadow(100, 178, 38, 6),
    ellipse(100, 172, 36, 6, '#ffffff', 0, 'opacity="0.9"'),
    rect(96, 112, 8, 60, '#ffffff', 3),
    path('M62 26 H138 C146 74 140 116 100 118 C60 116 54 74 62 26Z', '#ffffff', 'opacity="0.6"'),
    path('M58 68 H142 C141 92 132 111 100 112 C68 111 59 92 58 68Z', color),
    ellipse(100, 68, 42, 6, light),
    path('M68 34 C62 62 64 92 78 102 C70 84 70 58 76 34Z', '#ffffff', 'opacity="0.55"'),
  );
export const flute = (ground, color) =>
  picture(
    grounds[ground],
    shadow(100, 180, 32, 6),
    ellipse(100, 174, 30, 5, '#ffffff', 0, 'opacity="0.9"'),
    rect(97, 128, 6, 46, '#ffffff', 3),
    path('M78 20 H122 C128 74 120 126 100 130 C80 126 72 74 78 20Z', '#ffffff', 'opacity="0.6"'),
    path('M77 44 H123 C125 84 118 121 100 124 C82 121 75 84 77 44Z', color),
    [
      [94, 60],
      [106, 74],
      [96, 88],
      [104, 100],
      [110, 58],
      [100, 112],
    ]
      .map(([x, y]) => circle(x, y, 2.6, '#ffffff', 'opacity="0.85"'))
      .join(''),
  );
export const coupe = (ground, color, light, top = '') =>
  picture(
    grounds[ground],
    shadow(100, 178, 38, 6),
    ellipse(100, 172, 36, 6, '#ffffff', 0, 'opacity="0.9"'),
    rect(96, 106, 8, 66, '#ffffff', 3),
    path('M36 44 H164 C160 84 130 112 100 114 C70 112 40 84 36 44Z', '#ffffff', 'opacity="0.65"'),
    path('M42 58 H158 C150 88 126 106 100 108 C74 106 50 88 42 58Z', color),
    ellipse(100, 58, 58, 8, light),
    top,
  );
export const tumbler = (ground, color, extra = '') =>
  picture(
    grounds[ground],
    shadow(100, 168, 54, 8),
    path('M44 62 H156 L148 158 C148 164 144 167 138 167 H62 C56 167 52 164 52 158Z', '#ffffff', 'opacity="0.65"'),
    path('M51 86 H149 L143 156 C143 160 141 161 138 161 H62 C59 161 57 160 57 156Z', color),
    faint(rect(66, 78, 34, 34, '#ffffff', 6, 10) + rect(102, 92, 34, 34, '#ffffff', 6, -14), 0.5),
    extra,
  );

/** A bottle with its label. */
export const bottle = (ground, color, label, { wide = 0, cap = '#3f4a57', mark = '' } = {}) =>
  picture(
    grounds[ground],
    shadow(100, 182, 36 + wide, 6),
    path(
      `M88 22 H112 V62 C112 78 ${130 + wide} 82 ${130 + wide} 104 V170 C${130 + wide} 177 126 181 120 181 H80 C74 181 ${70 - wide} 177 ${70 - wide} 170 V104 C${70 - wide} 82 88 78 88 62Z`,
      color,
    ),
    rect(86, 14, 28, 18, cap, 3),
    rect(70 - wide, 110, 60 + 2 * wide, 44, label),
    mark,
    path(
      `M${78 - wide} 104 C${78 - wide} 92 88 88 92 78 V170 H${82 - wide} C${79 - wide} 170 ${78 - wide} 168 ${78 - wide} 166Z`,
      '#ffffff',
      'opacity="0.28"',
    ),
  );
export { plate, scattered };
