import * as d from './food.js';

const { circle, ellipse, grounds, line, path, picture, plate, rect, scattered, shadow } = d;

/** Parts of dishes that several pictures have. */
export const GREENS = ['#5fa04e', '#7cba5e', '#9ccf74', '#4c8f45'];
export const bun = (ground, meat, ...more) => d.burger(ground, ['patty', meat], ...more);
export const on = (ground, ...parts) => picture(grounds[ground], plate(), ...parts);
export const toast = (x, y, turn, top) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-32, -26, 64, 52, '#c98a45', 14)}${rect(-28, -22, 56, 44, '#eec88b', 11)}${top}</g>`;
export const taco = (x, y, turn, meat) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-44 14 C-40 -40 40 -40 44 14Z', '#d99f45')}${circle(-26, -14, 9, '#7cba5e')}${circle(-8, -24, 11, meat)}${circle(12, -24, 10, '#d94a38')}${circle(27, -12, 9, '#7cba5e')}${circle(2, -18, 8, '#fbe9a7')}${path('M-48 20 C-44 -28 36 -28 44 20 C44 24 -48 24 -48 20Z', '#f2c364')}${ellipse(-14, 2, 4, 2.5, '#d99f45', 20)}${ellipse(14, 8, 4, 2.5, '#d99f45', -20)}</g>`;
export const roll = (x, y, filling) => circle(x, y, 18, '#26352f') + circle(x, y, 15.5, '#fdfaf3') + circle(x, y, 7, filling);
export const nigiri = (x, y, fish) =>
  rect(x - 25, y - 4, 50, 18, '#fdfaf3', 9) +
  path(
    `M${x - 28} ${y + 2} C${x - 22} ${y - 18} ${x + 22} ${y - 18} ${x + 28} ${y + 2} C${x + 16} ${y + 6} ${x - 16} ${y + 6} ${x - 28} ${y + 2}Z`,
    fish,
  ) +
  line(`M${x - 10} ${y - 9} l5 10 M${x + 6} ${y - 10} l5 10`, '#ffffff', 2.5, 'opacity="0.6"');
export const triangle = (x, y, turn, ...fill) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-48 26 L0 -34 L48 26Z', '#c98a45')}${path('M-40 22 L0 -28 L40 22Z', '#f3d9a8')}` +
  fill.map((color, at) => line(`M-46 ${30 + at * 7} H46`, color, 7)).join('') +
  path(
    `M-48 ${28 + fill.length * 7} H48 V${34 + fill.length * 7} C48 ${38 + fill.length * 7} -48 ${38 + fill.length * 7}` +
      ` -48 ${34 + fill.length * 7}Z`,
    '#c98a45',
  ) +
  '</g>';
export const longRoll = (ground, ...fill) =>
  picture(
    grounds[ground],
    shadow(100, 158, 80, 9),
    path('M26 116 H174 V130 C174 146 160 152 148 152 H52 C40 152 26 146 26 130Z', '#cf9147'),
    ...fill,
    path('M24 104 C24 68 64 58 100 58 C136 58 176 68 176 104 C176 110 24 110 24 104Z', '#dfa055'),
    [60, 92, 124].map((x) => line(`M${x} 66 l16 20`, '#f3d09a', 6)).join(''),
  );
export const wavy = (y, color) =>
  path(
    `M22 ${y} C60 ${y - 8} 140 ${y - 8} 178 ${y} C176 ${y + 14} 164 ${y + 10} 158 ${y + 6} C146 ${y + 16} 134 ${y + 12} 126 ${y + 6} C114 ${y + 16} 100 ${y + 14} 92 ${y + 6} C80 ${y + 16} 66 ${y + 14} 58 ${y + 6} C44 ${y + 16} 26 ${y + 14} 22 ${y}Z`,
    color,
  );
export const rice = (x = 100, y = 100) => scattered('rice', 46, 34, (px, py, turn) => ellipse(px, py, 5, 2.4, '#fffdf6', turn), x, y);
export const riceBowl = (ground, ...parts) =>
  picture(grounds[ground], d.bowl('#f3ecdd', '#3f5b6d', '#2f4655'), rice(100, 100), rice(112, 120), rice(84, 84), ...parts);
export const fan = (x, y, count, color, edge, size = 12) =>
  Array.from(
    { length: count },
    (_, at) =>
      ellipse(x + at * 9, y + Math.abs(at - count / 2) * 2, size / 1.7, size, edge, 18) +
      ellipse(x + at * 9, y + Math.abs(at - count / 2) * 2, size / 2.2, size * 0.82, color, 18),
  ).join('');
export const mussel = (x, y, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-16 0 C-12 -14 12 -12 18 0 C12 12 -12 14 -16 0Z', '#2f3a4a')}${path('M-11 0 C-8 -9 8 -8 13 0 C8 8 -8 9 -11 0Z', '#c9d1da')}${ellipse(1, 0, 7, 4, '#f0a54a')}</g>`;
export const basket = (ground, fries, inside = '') =>
  picture(
    grounds[ground],
    shadow(100, 172, 56, 8),
    fries,
    path('M46 92 C70 104 130 104 154 92 L142 164 C141 170 137 173 132 173 H68 C63 173 59 170 58 164Z', '#d9483b'),
    path('M64 102 L72 170 H82 L76 105Z M96 107 H106 V173 H96Z M126 105 L118 170 H128 L138 101Z', '#ffffff', 'opacity="0.85"'),
    inside,
  );
export const sticks = (color, dark) =>
  Array.from({ length: 9 }, (_, at) => rect(52 + at * 10.5, 34 + ((at * 37) % 26), 11, 84, at % 2 ? color : dark, 2, (at - 4) * 3.2)).join(
    '',
  );
export const loaf = (color, top) =>
  path('M30 126 C26 84 64 66 100 66 C136 66 174 84 170 126 C168 146 32 146 30 126Z', color) +
  path('M38 118 C38 86 72 74 100 74 C128 74 160 86 162 114 C130 96 70 96 38 118Z', top) +
  line('M66 84 l20 22 M94 78 l22 26 M124 80 l20 24', '#fbe6c0', 6);
export const pastry =
  path(
    'M28 128 C22 98 46 66 82 58 C112 52 150 62 168 96 C178 116 172 138 156 140 C148 120 134 106 116 104 C86 100 62 116 52 140 C40 144 30 140 28 128Z',
    '#d9943f',
  ) +
  [
    [52, 76, 60, 116],
    [84, 58, 84, 104],
    [118, 58, 116, 104],
    [150, 78, 140, 114],
  ]
    .map(([x, y, a, b]) => line(`M${x} ${y} Q${(x + a) / 2 + 8} ${(y + b) / 2} ${a} ${b}`, '#b8742a', 4))
    .join('') +
  ellipse(66, 80, 9, 5, '#f4c67f', -50) +
  ellipse(101, 72, 10, 5, '#f4c67f', 0) +
  ellipse(136, 82, 9, 5, '#f4c67f', 46);
export const bag = (color, label) =>
  path('M54 42 H146 L154 172 H46Z', color) +
  rect(54, 30, 92, 18, '#3b2a20', 3) +
  rect(64, 78, 72, 58, label, 4) +
  path('M92 94 C108 92 116 108 108 120 C96 124 86 108 92 94Z', '#6b4329') +
  line('M95 97 C102 104 101 112 107 118', label, 2.5);
export const ramekin = (top, extra = '') =>
  circle(103, 109, 66, '#3a2a20', 'opacity="0.14"') +
  circle(100, 102, 66, '#ffffff') +
  circle(100, 102, 56, '#e9e0d4') +
  circle(100, 102, 54, top) +
  extra;
/** A slice of roast pork as it lies in a broth. */
export function slice3(x, y) {
  return circle(x, y, 20, '#b5714e') + circle(x, y, 17, '#e0a687') + line(`M${x - 8} ${y} a8 8 0 1 1 8 8`, '#c98563', 4);
}
