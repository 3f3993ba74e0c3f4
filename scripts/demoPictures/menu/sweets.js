import * as s from '../drawing/dessertsAndGlasses.js';
import * as d from '../drawing/food.js';
import { basket, fan, loaf, on, ramekin, rice, sticks } from '../drawing/parts.js';

const { circle, ellipse, grounds, leaf, line, path, picture, rect, scattered, shadow } = d;

/** Pictures of sides and desserts, by their names. */
export const sweets = {
  fries: basket('yellow', sticks('#f6c94f', '#e3ab38')),
  'sweet-potato-fries': basket('teal', sticks('#ee9142', '#d9752b')),
  'garlic-bread': on(
    'green',
    ...[0, 1, 2, 3].map(
      (at) =>
        `<g transform="translate(${64 + at * 24} ${100 + (at % 2) * 8}) rotate(${8 + at * 3})">${ellipse(0, 0, 20, 34, '#c98a45')}${ellipse(0, 0, 16, 29, '#f6dd9f')}${scattered(`g${at}`, 8, 14, (x, y) => circle(x, y * 1.5, 2.4, '#5fa04e'), 0, 0)}</g>`,
    ),
  ),
  rice: picture(
    grounds.red,
    d.bowl('#f7f1e4', '#3f5b6d', '#2f4655'),
    rice(100, 100),
    rice(84, 112),
    rice(118, 88),
    rice(112, 118),
    rice(84, 84),
    d.bits('sesame', 7, '#3a3330', 26, 2),
  ),
  'grilled-vegetables': on(
    'orange',
    fan(56, 84, 4, '#cfe3a0', '#6fae55', 22),
    fan(104, 118, 4, '#f3c23f', '#d99a2b', 20),
    d.tomato(128, 74, 15),
    d.tomato(68, 132, 14),
    line('M88 60 q22 10 20 34', '#c8403a', 12),
    line('M98 136 q-20 -4 -24 -22', '#8a4a78', 9),
  ),
  mash: picture(
    grounds.violet,
    d.bowl('#f6e6b5', '#c9683f', '#b35a34'),
    line('M64 92 C80 70 122 70 134 92 C142 116 118 134 96 128 C76 122 76 102 94 98', '#e6cd8c', 8),
    rect(88, 90, 26, 20, '#fbdc5e', 4, 10),
    d.bits('mash', 10, '#5fa04e', 46, 3),
  ),
  coleslaw: picture(
    grounds.pink,
    d.bowl('#f3efdc'),
    scattered('slaw', 34, 54, (x, y, turn, chance) =>
      line(
        `M${x - 9} ${y} q9 -8 18 0`,
        ['#dcebb5', '#e98a3a', '#b78ac0', '#ffffff'][Math.floor(chance() * 4)],
        4,
        `transform="rotate(${turn} ${x} ${y})"`,
      ),
    ),
  ),
  bread: picture(grounds.blue, shadow(100, 146, 74, 9), loaf('#c98641', '#dfa660')),
  'cake-chocolate': s.cake(
    'pink',
    [
      ['#5b3423', 26],
      ['#8a5638', 8],
      ['#5b3423', 26],
      ['#3f2216', 12],
    ],
    (y) => s.berry(118, y - 22, 9) + s.berry(132, y - 12, 7),
  ),
  'cake-carrot': s.cake(
    'green',
    [
      ['#c27a3a', 26],
      ['#fdf3dc', 9],
      ['#c27a3a', 26],
      ['#fff8e8', 11],
    ],
    (y) => path(`M112 ${y - 12} L104 ${y - 30} L122 ${y - 26}Z`, '#ee8434') + leaf(108, y - 34, 12, 10),
  ),
  cheesecake: s.cake(
    'violet',
    [
      ['#c28a4a', 14],
      ['#fdf0cd', 46],
      ['#fbe6ad', 8],
    ],
    (y) => s.strawberry(112, y - 18, 10),
  ),
  tiramisu: s.cake(
    'sand',
    [
      ['#a8744a', 18],
      ['#fdf3dc', 16],
      ['#a8744a', 18],
      ['#fff6e2', 12],
      ['#6b4329', 5],
    ],
    '',
  ),
  brownie: s.cake(
    'teal',
    [
      ['#4a2a1b', 44],
      ['#38200f', 6],
    ],
    (y) => circle(98, y - 12, 20, '#fffaf0') + ellipse(92, y - 20, 7, 4, '#ffffff', -20) + line(`M84 ${y - 12} q14 10 28 0`, '#6b3a1e', 5),
  ),
  'apple-pie': s.tart('red', '#e3a94a', '', '#d4923f'),
  'fruit-tart': s.tart(
    'blue',
    '#fbe6a3',
    [
      [76, 76],
      [124, 78],
      [100, 132],
    ]
      .map(([x, y], at) => s.strawberry(x, y, at * 40 - 40))
      .join('') +
      [
        [100, 84],
        [76, 108],
        [124, 110],
        [100, 108],
      ]
        .map(([x, y], at) => (at % 2 ? s.berry(x, y, 10, '#4a5a9c') : circle(x, y, 13, '#9ccf4c') + circle(x, y, 5, '#f6f3d0')))
        .join(''),
  ),
  'ice-cream': s.iceCream('pink', ['#fdf1cf', '#f6c7c8', '#8a5638'], s.wafer()),
  sorbet: s.iceCream('yellow', ['#f59b4a', '#e2476a'], leaf(100, 58, 20, 0)),
  'creme-brulee': picture(
    grounds.orange,
    ramekin(
      '#d98f2e',
      path('M66 86 C80 66 122 64 136 88 C120 78 84 78 66 86Z', '#f0b95a') +
        line('M74 118 l14 -14 l10 12 l16 -18', '#b8701e', 3) +
        s.berry(126, 118, 9) +
        s.berry(112, 128, 8) +
        leaf(136, 104, 13, 50),
    ),
  ),
  'banana-split': picture(
    grounds.teal,
    shadow(100, 156, 84, 8),
    path('M20 96 C40 144 160 144 180 96 C184 128 160 152 100 152 C40 152 16 128 20 96Z', '#ffffff'),
    path('M18 86 C34 130 166 130 182 86 C176 116 150 124 100 124 C50 124 24 116 18 86Z', '#f6d34c'),
    circle(66, 84, 25, '#fdf1cf'),
    circle(100, 76, 27, '#8a5638'),
    circle(134, 84, 25, '#f6b8bf'),
    path('M80 62 C92 46 112 46 120 64 C116 78 110 66 104 70 C98 84 92 66 80 62Z', '#fffaf0'),
    s.berry(100, 44, 8),
    path('M16 98 C50 128 150 128 184 98 L178 116 C140 134 60 134 22 116Z', '#f8e27c'),
  ),
};
