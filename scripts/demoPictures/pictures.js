import * as d from './dishes.js';
import * as s from './sweetsAndDrinks.js';

const { circle, ellipse, faint, grounds, leaf, lemon, line, path, picture, plate, rect, scattered, shadow } = d;
const GREENS = ['#5fa04e', '#7cba5e', '#9ccf74', '#4c8f45'];
const bun = (ground, meat, ...more) => d.burger(ground, ['patty', meat], ...more);
const on = (ground, ...parts) => picture(grounds[ground], plate(), ...parts);
const toast = (x, y, turn, top) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-32, -26, 64, 52, '#c98a45', 14)}${rect(-28, -22, 56, 44, '#eec88b', 11)}${top}</g>`;
const cutlery = line('M24 150 V60', '#ffffff', 6, 'opacity="0"');
const taco = (x, y, turn, meat) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-44 14 C-40 -40 40 -40 44 14Z', '#d99f45')}${circle(-26, -14, 9, '#7cba5e')}${circle(-8, -24, 11, meat)}${circle(12, -24, 10, '#d94a38')}${circle(27, -12, 9, '#7cba5e')}${circle(2, -18, 8, '#fbe9a7')}${path('M-48 20 C-44 -28 36 -28 44 20 C44 24 -48 24 -48 20Z', '#f2c364')}${ellipse(-14, 2, 4, 2.5, '#d99f45', 20)}${ellipse(14, 8, 4, 2.5, '#d99f45', -20)}</g>`;
const roll = (x, y, filling) => circle(x, y, 18, '#26352f') + circle(x, y, 15.5, '#fdfaf3') + circle(x, y, 7, filling);
const nigiri = (x, y, fish) =>
  rect(x - 25, y - 4, 50, 18, '#fdfaf3', 9) +
  path(
    `M${x - 28} ${y + 2} C${x - 22} ${y - 18} ${x + 22} ${y - 18} ${x + 28} ${y + 2} C${x + 16} ${y + 6} ${x - 16} ${y + 6} ${x - 28} ${y + 2}Z`,
    fish,
  ) +
  line(`M${x - 10} ${y - 9} l5 10 M${x + 6} ${y - 10} l5 10`, '#ffffff', 2.5, 'opacity="0.6"');
const triangle = (x, y, turn, ...fill) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-48 26 L0 -34 L48 26Z', '#c98a45')}${path('M-40 22 L0 -28 L40 22Z', '#f3d9a8')}${fill.map((color, at) => line(`M-46 ${30 + at * 7} H46`, color, 7)).join('')}${path(`M-48 ${28 + fill.length * 7} H48 V${34 + fill.length * 7} C48 ${38 + fill.length * 7} -48 ${38 + fill.length * 7} -48 ${34 + fill.length * 7}Z`, '#c98a45')}</g>`;
const longRoll = (ground, ...fill) =>
  picture(
    grounds[ground],
    shadow(100, 158, 80, 9),
    path('M26 116 H174 V130 C174 146 160 152 148 152 H52 C40 152 26 146 26 130Z', '#cf9147'),
    ...fill,
    path('M24 104 C24 68 64 58 100 58 C136 58 176 68 176 104 C176 110 24 110 24 104Z', '#dfa055'),
    [60, 92, 124].map((x) => line(`M${x} 66 l16 20`, '#f3d09a', 6)).join(''),
  );
const wavy = (y, color) =>
  path(
    `M22 ${y} C60 ${y - 8} 140 ${y - 8} 178 ${y} C176 ${y + 14} 164 ${y + 10} 158 ${y + 6} C146 ${y + 16} 134 ${y + 12} 126 ${y + 6} C114 ${y + 16} 100 ${y + 14} 92 ${y + 6} C80 ${y + 16} 66 ${y + 14} 58 ${y + 6} C44 ${y + 16} 26 ${y + 14} 22 ${y}Z`,
    color,
  );
const rice = (x = 100, y = 100) => scattered('rice', 46, 34, (px, py, turn) => ellipse(px, py, 5, 2.4, '#fffdf6', turn), x, y);
const riceBowl = (ground, ...parts) =>
  picture(grounds[ground], d.bowl('#f3ecdd', '#3f5b6d', '#2f4655'), rice(100, 100), rice(112, 120), rice(84, 84), ...parts);
const fan = (x, y, count, color, edge, size = 12) =>
  Array.from(
    { length: count },
    (_, at) =>
      ellipse(x + at * 9, y + Math.abs(at - count / 2) * 2, size / 1.7, size, edge, 18) +
      ellipse(x + at * 9, y + Math.abs(at - count / 2) * 2, size / 2.2, size * 0.82, color, 18),
  ).join('');
const mussel = (x, y, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-16 0 C-12 -14 12 -12 18 0 C12 12 -12 14 -16 0Z', '#2f3a4a')}${path('M-11 0 C-8 -9 8 -8 13 0 C8 8 -8 9 -11 0Z', '#c9d1da')}${ellipse(1, 0, 7, 4, '#f0a54a')}</g>`;
const basket = (ground, fries, inside = '') =>
  picture(
    grounds[ground],
    shadow(100, 172, 56, 8),
    fries,
    path('M46 92 C70 104 130 104 154 92 L142 164 C141 170 137 173 132 173 H68 C63 173 59 170 58 164Z', '#d9483b'),
    path('M64 102 L72 170 H82 L76 105Z M96 107 H106 V173 H96Z M126 105 L118 170 H128 L138 101Z', '#ffffff', 'opacity="0.85"'),
    inside,
  );
const sticks = (color, dark) =>
  Array.from({ length: 9 }, (_, at) => rect(52 + at * 10.5, 34 + ((at * 37) % 26), 11, 84, at % 2 ? color : dark, 2, (at - 4) * 3.2)).join(
    '',
  );
const loaf = (color, top) =>
  path('M30 126 C26 84 64 66 100 66 C136 66 174 84 170 126 C168 146 32 146 30 126Z', color) +
  path('M38 118 C38 86 72 74 100 74 C128 74 160 86 162 114 C130 96 70 96 38 118Z', top) +
  line('M66 84 l20 22 M94 78 l22 26 M124 80 l20 24', '#fbe6c0', 6);
const pastry =
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
const bag = (color, label) =>
  path('M54 42 H146 L154 172 H46Z', color) +
  rect(54, 30, 92, 18, '#3b2a20', 3) +
  rect(64, 78, 72, 58, label, 4) +
  path('M92 94 C108 92 116 108 108 120 C96 124 86 108 92 94Z', '#6b4329') +
  line('M95 97 C102 104 101 112 107 118', label, 2.5);
const ramekin = (top, extra = '') =>
  circle(103, 109, 66, '#3a2a20', 'opacity="0.14"') +
  circle(100, 102, 66, '#ffffff') +
  circle(100, 102, 56, '#e9e0d4') +
  circle(100, 102, 54, top) +
  extra;

/** Every picture of the demo's dishes by its name. */
export const pictures = {
  'full-breakfast': on(
    'yellow',
    d.egg(78, 84, 24),
    d.egg(122, 92, 22),
    line('M58 128 q10 -8 20 0 t20 0 t20 0', '#b5493a', 10),
    line('M58 127 q10 -8 20 0 t20 0 t20 0', '#f0b59d', 3),
    ellipse(136, 132, 22, 10, '#a55a34', 20),
    d.tomato(140, 66, 11),
  ),
  'eggs-benedict': on(
    'green',
    ...[
      [78, 92],
      [124, 110],
    ].map(
      ([x, y]) =>
        circle(x, y, 31, '#cf9147') +
        circle(x, y, 28, '#f0cf9a') +
        circle(x, y, 24, '#f0a7a0') +
        circle(x, y - 1, 20, '#fffaf0') +
        path(
          `M${x - 16} ${y} C${x - 14} ${y - 16} ${x + 14} ${y - 16} ${x + 16} ${y} C${x + 10} ${y + 16} ${x - 6} ${y + 10} ${x - 16} ${y}Z`,
          '#f6c744',
        ),
    ),
    leaf(104, 66, 14, 30),
    leaf(96, 138, 14, 200),
  ),
  'avocado-toast': on(
    'pink',
    toast(78, 90, -12, ellipse(0, 0, 23, 17, '#8fbf5a') + ellipse(-4, -3, 14, 9, '#b5d97f')),
    toast(122, 116, 10, ellipse(0, 0, 23, 17, '#8fbf5a') + ellipse(2, 0, 12, 8, '#b5d97f')),
    d.tomato(122, 114, 8),
    d.tomato(74, 88, 8),
    d.tomato(88, 96, 7),
  ),
  pancakes: picture(
    grounds.blue,
    shadow(100, 162, 78, 9),
    ellipse(100, 156, 80, 13, '#ffffff'),
    ...[0, 1, 2, 3].map(
      (at) => rect(44 - (at % 2) * 3, 134 - at * 17, 116, 18, '#c9833b', 9) + rect(46 - (at % 2) * 3, 134 - at * 17, 112, 13, '#ecbd75', 8),
    ),
    ellipse(101, 84, 56, 13, '#dc9c4e'),
    path(
      'M66 82 C86 72 124 72 140 84 C140 112 132 112 130 94 C122 96 116 100 116 118 C110 124 108 108 104 96 C92 96 70 94 66 82Z',
      '#b9661f',
    ),
    rect(88, 66, 24, 14, '#fbe58a', 3, -8),
    s.berry(126, 74, 7, '#4a5a9c'),
    s.berry(72, 78, 7, '#4a5a9c'),
    s.berry(134, 84, 6, '#3c4a86'),
  ),
  granola: picture(
    grounds.violet,
    d.bowl('#fbf7ef', '#7a6fa8', '#675c94'),
    d.bits('granola', 26, '#c98f4d', 36, 5),
    s.strawberry(78, 80, -20),
    s.strawberry(122, 92, 30),
    ...[
      [88, 122],
      [102, 130],
      [114, 118],
      [130, 114],
    ].map(([x, y]) => s.berry(x, y, 8, '#4a5a9c')),
  ),
  omelette: on(
    'orange',
    path('M44 112 C40 72 92 54 142 74 C164 84 160 112 152 122 C120 142 60 140 44 112Z', '#f3c13f'),
    path('M52 108 C54 80 96 66 138 82 C118 84 82 92 52 108Z', '#fbdc7d'),
    d.bits('omelette', 14, '#5fa04e', 32, 3),
    leaf(146, 64, 16, 30),
    leaf(158, 74, 14, 70),
  ),
  croissant: picture(grounds.teal, circle(100, 100, 84, '#ffffff', 'opacity="0.65"'), shadow(100, 138, 68, 9), pastry),
  shakshuka: d.soup(
    'green',
    '#cf4a2e',
    '',
    d.egg(78, 86, 20) + d.egg(124, 84, 19) + d.egg(100, 126, 20) + leaf(104, 98, 13, 20) + leaf(140, 116, 11, 80) + leaf(66, 120, 11, -60),
    '#3d3f45',
  ),
  'french-toast': on(
    'violet',
    toast(80, 92, -18, faint(rect(-28, -22, 56, 44, '#d98f3c', 11), 0.55)),
    toast(118, 112, 12, faint(rect(-28, -22, 56, 44, '#d98f3c', 11), 0.55) + rect(-9, -9, 18, 14, '#fbe58a', 3)),
    s.strawberry(66, 130, -20),
    s.strawberry(142, 70, 20),
  ),
  'fruit-salad': picture(
    grounds.pink,
    d.bowl('#f4e6d0'),
    d.dots('fruit', 7, '#f3a93c', 48, 13),
    d.dots('fruit2', 8, '#7cba5e', 50, 10),
    s.strawberry(82, 84, -30),
    s.strawberry(126, 110, 40),
    s.strawberry(98, 132, 10),
    ...[
      [118, 78],
      [74, 116],
      [104, 104],
      [138, 92],
    ].map(([x, y]) => s.berry(x, y, 9, '#4a5a9c')),
  ),
  bruschetta: on(
    'yellow',
    ...[
      [70, 84, -20],
      [120, 82, 12],
      [96, 124, -6],
    ].map(([x, y, turn]) => toast(x, y, turn, d.tomato(-8, -4, 9) + d.tomato(8, 4, 9) + leaf(2, -8, 10, 40))),
  ),
  calamari: on(
    'blue',
    scattered('calamari', 12, 46, (x, y, turn) =>
      line(`M${x - 9} ${y} a9 9 0 1 1 18 0 a9 9 0 1 1 -18 0`, turn > 180 ? '#dfa355' : '#ecbb72', 7),
    ),
    lemon(136, 130, 17),
    leaf(66, 138, 16, -120),
  ),
  wings: on(
    'red',
    d.drumstick(70, 84, 30, '#c1592a'),
    d.drumstick(124, 80, -25, '#b34f24'),
    d.drumstick(98, 112, 4, '#cf6a33'),
    circle(142, 134, 17, '#ffffff'),
    circle(142, 134, 13, '#f6f0df'),
    d.greens(56, 134),
  ),
  hummus: picture(
    grounds.teal,
    d.bowl('#e9cf9c', '#c9683f', '#b35a34'),
    circle(100, 100, 44, '#dfbf85'),
    circle(100, 100, 30, '#e9cf9c'),
    path('M84 96 C92 82 114 84 116 98 C114 112 92 116 84 96Z', '#c9a13a'),
    d.dots('hummus', 8, '#d8a85c', 30, 6),
    d.bits('paprika', 16, '#c1452c', 46, 1.8),
    leaf(128, 78, 14, 40),
    leaf(70, 122, 14, 210),
  ),
  carpaccio: on(
    'sand',
    ...Array.from({ length: 8 }, (_, at) =>
      ellipse(
        100 + 32 * Math.cos((at * Math.PI) / 4),
        100 + 32 * Math.sin((at * Math.PI) / 4),
        20,
        14,
        at % 2 ? '#b3323a' : '#c8464b',
        at * 45,
      ),
    ),
    circle(100, 100, 16, '#c8464b'),
    d.leaves('rocket', 8, GREENS, 22, 15),
    scattered('parmesan', 7, 42, (x, y, turn) => rect(x - 8, y - 2.5, 16, 5, '#fbeab8', 1, turn)),
  ),
  'prawn-cocktail': s.coupe(
    'green',
    '#f0a08a',
    '#f8c2b0',
    d.prawn(66, 46, -40) + d.prawn(102, 38, -20) + d.prawn(136, 48, 30) + leaf(84, 44, 18, -20) + leaf(120, 38, 18, 30),
  ),
  'onion-rings': on(
    'teal',
    ...[
      [76, 84, 24],
      [122, 80, 22],
      [98, 116, 26],
      [138, 122, 18],
      [62, 126, 17],
    ].map(
      ([x, y, r]) =>
        line(`M${x - r} ${y} a${r} ${r} 0 1 1 ${2 * r} 0 a${r} ${r} 0 1 1 ${-2 * r} 0`, '#c9822f', 12) +
        line(`M${x - r} ${y} a${r} ${r} 0 1 1 ${2 * r} 0 a${r} ${r} 0 1 1 ${-2 * r} 0`, '#e6ab56', 7),
    ),
  ),
  mezze: on(
    'orange',
    circle(76, 80, 24, '#ffffff'),
    circle(76, 80, 20, '#e3c48c'),
    circle(130, 82, 22, '#ffffff'),
    circle(130, 82, 18, '#a9cf86'),
    circle(84, 130, 22, '#ffffff'),
    circle(84, 130, 18, '#d9604a'),
    ...[
      [126, 122],
      [142, 134],
      [122, 142],
    ].map(([x, y]) => circle(x, y, 10, '#8a5a30') + circle(x - 2, y - 3, 3, '#b98550')),
    leaf(106, 104, 14, 40),
  ),
  risotto: picture(
    grounds.sand,
    d.bowl('#f1e0b4', '#ffffff', '#e9e0d4'),
    rice(100, 100),
    rice(84, 116),
    rice(118, 86),
    scattered('risotto', 8, 44, d.mushroom),
    d.bits('risottoP', 12, '#5fa04e', 46, 3),
  ),
  'soup-tomato': d.soup('green', '#d9503a', '#f7d9c4', d.basil(100, 104)),
  'soup-pumpkin': d.soup('violet', '#e99333', '#fbe0b0', d.dots('seeds', 7, '#6f8f3f', 20, 4)),
  'soup-chowder': d.soup(
    'blue',
    '#f1e2c0',
    '',
    d.bits('chowder', 10, '#e7b56b', 42, 6) + d.bits('clam', 8, '#ffffff', 40, 6) + d.bits('chive', 14, '#5fa04e', 44, 2.5),
  ),
  'salad-caesar': d.salad(
    'yellow',
    'caesar',
    GREENS,
    d.bits('crouton', 9, '#d9a35a', 44, 8) +
      scattered('shavings', 8, 42, (x, y, turn) => rect(x - 11, y - 3, 22, 6, '#fdf2cc', 1, turn), 104, 96),
  ),
  'salad-greek': d.salad(
    'blue',
    'greek',
    ['#7cba5e', '#9ccf74'],
    d.tomatoes('greekt', 7, 46, 10) + d.bits('feta', 8, '#ffffff', 42, 8) + d.dots('olive', 8, '#43364a', 48, 6),
  ),
  caprese: on(
    'red',
    ...Array.from({ length: 8 }, (_, at) => {
      const [x, y] = [100 + 36 * Math.cos((at * Math.PI) / 4), 100 + 36 * Math.sin((at * Math.PI) / 4)];
      return at % 2 ? circle(x, y, 20, '#eee6d6') + circle(x, y, 18, '#fffdf6') : d.tomato(x, y, 20);
    }),
    d.basil(100, 104),
  ),
  'salad-quinoa': d.salad(
    'pink',
    'quinoa',
    ['#7cba5e', '#9ccf74', '#5fa04e'],
    d.dots('quinoa', 40, '#eed9ae', 46, 4) + d.tomatoes('qt', 5, 40, 8) + d.bits('pepper', 8, '#f0a02f', 44, 5),
  ),
  'salad-nicoise': d.salad(
    'sand',
    'nicoise',
    GREENS,
    [
      [74, 84],
      [128, 92],
      [98, 132],
    ]
      .map(([x, y]) => ellipse(x, y, 15, 12, '#fffaf0', 20) + circle(x, y, 7, '#f4b32c'))
      .join('') +
      d.dots('no', 7, '#43364a', 40, 5) +
      d.bits('tuna', 7, '#d9a08a', 34, 8),
  ),
  'salad-green': d.salad(
    'orange',
    'green',
    GREENS,
    d.tomatoes('gt', 5, 42, 8) + scattered('cucumber', 6, 42, (x, y) => circle(x, y, 10, '#6fae55') + circle(x, y, 8, '#d5ecb4'), 108, 104),
  ),
  'burger-house': bun('yellow', '#6b3a28', ['cheese', '#f6b93b'], ['tomato', '#df5140'], ['salad', '#7cba5e']),
  'burger-cheese': bun('blue', '#6b3a28', ['cheese', '#f8c546'], ['patty', '#6b3a28'], ['cheese', '#f8c546']),
  'burger-bacon': bun('green', '#6b3a28', ['cheese', '#f3d27a'], ['tomato', '#b5493a'], ['salad', '#9ccf74']),
  'burger-chicken': bun('red', '#d9983f', ['salad', '#8cc56c'], ['tomato', '#e0604c']),
  'burger-halloumi': bun('teal', '#f3e0b3', ['tomato', '#df5140'], ['salad', '#5fa04e']),
  'steak-ribeye': d.meat('green', d.steak(), d.greens(70, 144) + d.tomato(116, 142, 11) + d.tomato(138, 136, 10)),
  'steak-sirloin': d.meat('violet', d.steak('#9a5a40', '#7a4230'), d.chips('sirloin', 9) + leaf(56, 130, 16, -60)),
  ribs: d.meat('yellow', d.ribs(), d.chips('ribs', 4, '#f3c451', '#dda436', 60, 150, 10) + circle(142, 146, 15, '#7a2f1d')),
  'grilled-chicken': d.meat(
    'blue',
    d.drumstick(84, 84, 24) + d.drumstick(120, 92, -30, '#b56b2b'),
    lemon(66, 136, 15) + d.leaves('gc', 6, GREENS, 16, 16).replace(/^/, '') + d.greens(140, 136),
  ),
  'lamb-chops': d.meat('orange', d.chop(74, 104, -24) + d.chop(104, 106, 4) + d.chop(134, 110, 30), d.leaves('lamb', 4, GREENS, 70, 14)),
  'steak-frites': d.meat('pink', d.steak('#7f4330', '#64311f'), d.chips('frites', 16, '#f3c451', '#dda436', 100, 140, 34)),
  salmon: d.meat('teal', d.salmon(), d.greens(70, 144) + lemon(126, 142, 16)),
  'fish-and-chips': d.meat(
    'blue',
    path('M42 94 C56 60 120 56 156 78 C160 92 150 106 132 110 C100 120 60 122 42 94Z', '#d99a3f') +
      path('M54 90 C68 68 116 66 142 80 C118 78 80 82 54 90Z', '#efbf6e'),
    d.chips('fish', 16, '#f3c451', '#dda436', 92, 138, 30) + lemon(146, 130, 14),
  ),
  'sea-bass': d.meat('sand', d.wholeFish(), lemon(74, 142, 14) + lemon(102, 146, 14) + leaf(134, 142, 18, 60) + leaf(96, 62, 16, 20)),
  'poke-tuna': riceBowl(
    'pink',
    d.bits('tuna', 9, '#c8464b', 18, 9).replace(/^/, ''),
    fan(64, 72, 4, '#b5d97f', '#7fae4e', 15),
    d.bits('mango', 7, '#f3a93c', 12, 8),
    scattered('edamame', 8, 16, (x, y) => circle(x, y, 6, '#7cba5e'), 134, 122),
    scattered('mangoes', 6, 14, (x, y, turn) => rect(x - 7, y - 6, 14, 12, '#f3a93c', 3, turn), 72, 132),
    leaf(128, 72, 16, 30),
  ),
  sushi: picture(
    grounds.green,
    shadow(100, 150, 84, 9),
    rect(18, 42, 164, 108, '#3a3330', 10),
    rect(24, 48, 152, 96, '#4a423e', 8),
    nigiri(58, 76, '#f08a5c'),
    nigiri(124, 76, '#d8475a'),
    roll(50, 122, '#f08a5c'),
    roll(90, 122, '#7cba5e'),
    roll(130, 122, '#f08a5c'),
    circle(160, 118, 8, '#8fbf5a'),
    ellipse(160, 134, 9, 5, '#f6c9c0', 20),
  ),
  mussels: d.soup(
    'yellow',
    '#e9c987',
    '',
    scattered('mussels', 11, 52, mussel) + d.leaves('parsley', 6, GREENS, 46, 10) + lemon(138, 134, 14),
    '#4a5a66',
  ),
  'pasta-carbonara': d.pasta('green', '#f6dd92', '#e3bd62', '', d.bits('bacon', 14, '#c5614c', 38, 5) + d.egg(100, 96, 14)),
  'pasta-arrabbiata': d.pasta('blue', '#f0bd6a', '#d99441', '#cf4a30', d.basil() + d.bits('chilli', 9, '#8f1f1b', 34, 3)),
  lasagne: on(
    'violet',
    ...[0, 1, 2].map((at) => rect(48, 116 - at * 22, 104, 15, '#c5472f', 5) + rect(46, 128 - at * 22, 108, 8, '#f3d58e', 4)),
    path('M44 72 C60 56 140 56 156 72 C158 84 150 80 142 84 C132 96 122 82 112 84 C98 92 92 82 80 84 C68 96 44 88 44 72Z', '#f6cf6b'),
    ellipse(84, 68, 16, 5, '#e0a040'),
    ellipse(122, 70, 12, 4, '#e0a040'),
    d.basil(100, 60),
  ),
  'pasta-bolognese': d.pasta(
    'orange',
    '#f6d88a',
    '#dfb45a',
    '#8f3a24',
    d.dots('bolognese', 12, '#a94a2e', 22, 5) + d.bits('parm', 9, '#fdf2cc', 24, 2.5),
  ),
  'pasta-pesto': d.pasta('pink', '#cfd77a', '#9db650', '#5c8f3c', d.dots('pine', 7, '#f3e0ad', 26, 4) + d.basil()),
  'pasta-prawn': d.pasta('teal', '#f6dd92', '#e0b865', '', d.prawns('linguine', 5, 30) + d.bits('chive2', 12, '#5fa04e', 40, 3)),
  'pizza-margherita': d.pizza('green', '#f6d27a', d.pizzaToppings.margherita()),
  'pizza-pepperoni': d.pizza('blue', '#f6cd6c', d.pizzaToppings.pepperoni()),
  'pizza-funghi': d.pizza('red', '#f3d590', d.pizzaToppings.funghi()),
  'pizza-cheese': d.pizza('violet', '#f8d87e', d.pizzaToppings.cheese()),
  'pizza-vegetables': d.pizza('yellow', '#f3cf77', d.pizzaToppings.vegetables()),
  wrap: on(
    'red',
    ...[
      [82, 92, -28],
      [120, 112, -28],
    ].map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-22, -44, 44, 88, '#eccf9b', 16)}${ellipse(0, -42, 22, 11, '#d9b577')}${ellipse(0, -42, 17, 7, '#7cba5e')}${circle(-6, -42, 5, '#8a5a30')}${circle(6, -41, 5, '#df5140')}${rect(-22, 6, 44, 38, '#ffffff', 10)}${line('M-18 16 H18', '#d9604a', 3)}</g>`,
    ),
  ),
  'curry-vegetable': d.soup(
    'blue',
    '#e2a12f',
    '',
    d.bits('carrot', 8, '#e9772e', 42, 8) +
      scattered('pea', 12, 46, (x, y) => circle(x, y, 5, '#6fae55')) +
      d.bits('potato', 6, '#f6dd92', 40, 9) +
      leaf(104, 90, 13, 20),
    '#7d5a3c',
  ),
  'curry-chicken': d.soup(
    'teal',
    '#d9852b',
    '#f6dcae',
    d.bits('chicken', 8, '#e9bd86', 40, 10) + leaf(84, 84, 14, -40) + leaf(122, 118, 14, 110),
    '#7d5a3c',
  ),
  'tofu-bowl': riceBowl(
    'orange',
    ...[
      [72, 78],
      [94, 70],
      [80, 98],
    ].map(([x, y]) => rect(x - 11, y - 11, 22, 22, '#d9a35a', 3, 12) + rect(x - 8, y - 8, 16, 16, '#fbeccb', 2, 12)),
    d.greens(130, 84),
    scattered('carrots', 10, 18, (x, y, turn) => rect(x - 9, y - 2.5, 18, 5, '#ee8434', 2, turn), 122, 128),
    circle(76, 132, 14, '#8a4a78'),
    circle(76, 132, 9, '#a9639a'),
  ),
  tacos: picture(
    grounds.green,
    shadow(100, 162, 76, 9),
    ellipse(100, 158, 80, 12, '#ffffff'),
    taco(72, 116, -8, '#7a4630'),
    taco(122, 130, 6, '#7a4630'),
  ),
  'tacos-fish': picture(
    grounds.blue,
    shadow(100, 162, 76, 9),
    ellipse(100, 158, 80, 12, '#ffffff'),
    taco(72, 116, -8, '#f3dcb0'),
    taco(122, 130, 6, '#f3dcb0'),
    lemon(166, 148, 12, '#79ad3f', '#cfe79a'),
  ),
  'club-sandwich': picture(
    grounds.pink,
    shadow(100, 160, 78, 9),
    ellipse(100, 156, 82, 12, '#ffffff'),
    triangle(70, 96, -4, '#7cba5e', '#df5140', '#f6c744'),
    triangle(130, 102, 4, '#7cba5e', '#f0a7a0', '#f6c744'),
  ),
  'pulled-pork': longRoll(
    'blue',
    path(
      'M30 104 C60 92 140 92 170 104 C176 122 160 126 150 122 C140 134 120 128 110 124 C96 134 84 130 74 124 C60 132 26 128 30 104Z',
      '#8f4a2a',
    ),
    line('M44 112 q14 -8 26 4 M84 110 q14 -8 28 6 M124 110 q12 -6 24 4', '#b56b3f', 5),
    wavy(98, '#9ccf74'),
  ),
  ramen: picture(
    grounds.yellow,
    d.bowl('#dca75c', '#b5352c', '#9a2a23'),
    ...[0, 1, 2, 3, 4].map((at) =>
      line(`M48 ${92 + at * 9} C76 ${80 + at * 9} 106 ${112 + at * 9} 140 ${94 + at * 9}`, at % 2 ? '#f8e3a6' : '#f0d184', 5),
    ),
    ellipse(76, 78, 17, 14, '#fffaf0', -20),
    circle(76, 78, 8, '#f2992c'),
    slice3(126, 74),
    rect(118, 108, 34, 30, '#26352f', 3, 12),
    d.bits('onion', 12, '#6fae55', 34, 3),
  ),
  'shepherds-pie': d.soup(
    'red',
    '#f3d79a',
    '',
    line('M54 88 q12 -12 24 0 t24 0 t24 0 t24 0 M48 108 q12 -12 24 0 t24 0 t24 0 t30 0 M58 128 q12 -12 24 0 t24 0 t24 0', '#d9a650', 6) +
      d.bits('pars', 9, '#5fa04e', 44, 3),
    '#6a7f8f',
  ),
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
  espresso: s.cup('sand', '#4a2a1b', { foam: ellipse(96, 83, 36, 7, '#8a5a30') + ellipse(90, 82, 18, 3, '#b98550') }),
  americano: s.cup('blue', '#3b2216', { china: '#e8684f' }),
  cappuccino: s.cup('pink', '#8a5a30', { foam: s.froth('#fbf2e2') + ellipse(98, 82, 16, 3.5, '#a9744a') }),
  'flat-white': s.cup('teal', '#a9744a', { foam: s.heart('#fbf2e2') }),
  latte: s.glass('sand', ['#8a5a30', '#c9986a', '#e9cda8', '#fdf6ea'], { ice: false }),
  mocha: s.glass('pink', ['#3f2216', '#6b4329', '#a9744a', '#fdf6ea'], {
    ice: false,
    top:
      circle(84, 44, 16, '#fffaf0') + circle(112, 42, 18, '#fffaf0') + circle(98, 30, 15, '#fffaf0') + line('M80 38 l36 8', '#6b4329', 4),
  }),
  'hot-chocolate': s.cup('violet', '#5b3423', {
    china: '#4f7f8f',
    foam: rect(76, 72, 16, 13, '#fffaf0', 4, 10) + rect(98, 74, 15, 12, '#fbe6e2', 4, -14),
  }),
  'tea-black': s.cup('green', '#b5602a', { foam: s.teaBag('#d9604a') }),
  'tea-green': s.cup('yellow', '#b7bf5a', { china: '#6b8f71', foam: leaf(98, 82, 10, 80) }),
  'tea-mint': s.glass('teal', ['#d9c46a', '#e6d88c'], { ice: false, inside: s.mint(76, 90) + s.mint(92, 122), top: s.mint(80, 40) }),
  matcha: s.cup('red', '#8fb84f', { china: '#3f4a57', foam: s.heart('#eaf3d3') }),
  'water-sparkling': s.glass('blue', ['#cfe9f6', '#def1fa'], {
    inside: [
      [84, 120],
      [112, 132],
      [96, 146],
      [118, 104],
      [78, 96],
    ]
      .map(([x, y]) => circle(x, y, 4, '#ffffff', 'opacity="0.9"'))
      .join(''),
    top: s.wedge(),
  }),
  'water-still': s.bottle('teal', '#a9d8ea', '#ffffff', {
    cap: '#3f8fb5',
    mark: path('M100 118 C110 130 112 146 100 146 C88 146 90 130 100 118Z', '#5fb0d3'),
  }),
  cola: s.glass('red', ['#3b1d12', '#4a2618', '#5b3423'], { straw: '#d9483b', top: s.wedge() }),
  'juice-orange': s.glass('yellow', ['#f5a02c', '#f8b544'], { ice: false, top: s.wedge('#f08a24', '#fbc069'), straw: '#ffffff' }),
  'juice-apple': s.glass('green', ['#e2c04c', '#ecd06c'], {
    ice: false,
    top:
      circle(142, 46, 20, '#d9483b') +
      ellipse(134, 40, 5, 8, '#ffffff', 20, 'opacity="0.45"') +
      line('M142 28 q2 -8 8 -10', '#6b4329', 4) +
      leaf(152, 24, 11, 60),
  }),
  'iced-tea': s.glass('orange', ['#b5602a', '#cf7a34', '#dd9350'], { top: s.wedge() + s.mint(66, 40) }),
  lemonade: s.glass('violet', ['#f6e48a', '#f9eeb0'], { top: s.wedge(), straw: '#d9483b' }),
  'ginger-ale': s.glass('teal', ['#e6c988', '#efdaa8'], { top: s.wedge('#79ad3f', '#cfe79a') }),
  milkshake: s.glass('blue', ['#f2929f', '#f6a9b4', '#f9c3ca'], {
    ice: false,
    straw: '#ffffff',
    top: circle(82, 42, 17, '#fffaf0') + circle(112, 40, 18, '#fffaf0') + circle(97, 26, 16, '#fffaf0') + s.berry(98, 12, 8),
  }),
  smoothie: s.glass('pink', ['#f5942c', '#f7a94a', '#f9bd6c'], { ice: false, straw: '#4f9a4a', top: leaf(74, 42, 18, -30) }),
  lager: s.beer('blue', '#f2b632'),
  'pale-ale': s.beer('green', '#d98a2b', '#fff3d8', '#a8621a'),
  stout: s.beer('yellow', '#38211a', '#ead2ac', '#1f110c'),
  'wheat-beer': s.beer('pink', '#f0c765', '#ffffff', '#d9a040'),
  'wine-white': s.wine('green', '#f0dd8a', '#f8edb8'),
  'wine-red': s.wine('pink', '#8f1f37', '#b03a50'),
  'wine-rose': s.wine('violet', '#f2a49a', '#f8c6bc'),
  prosecco: s.flute('blue', '#f3df94'),
  'bottle-red': s.bottle('sand', '#3d1f2b', '#f6ecd6', {
    cap: '#8f1f37',
    mark: rect(82, 124, 36, 5, '#8f1f37') + rect(88, 136, 24, 4, '#c9b48a'),
  }),
  'bottle-white': s.bottle('teal', '#5f7f4a', '#fbf6e6', {
    cap: '#d9b13f',
    mark: rect(82, 124, 36, 5, '#5f7f4a') + rect(88, 136, 24, 4, '#c9b48a'),
  }),
  mojito: s.glass('yellow', ['#cfe6b5', '#dff0cb'], {
    inside: s.mint(78, 100) + leaf(110, 136, 16, 30),
    top: s.wedge('#79ad3f', '#cfe79a'),
    straw: '#4f9a4a',
  }),
  negroni: s.tumbler('teal', '#d9482f', s.wedge('#f08a24', '#fbc069')),
  margarita: s.coupe('orange', '#cfe08a', '#e2eeb5', line('M37 43 H163', '#ffffff', 6) + lemon(150, 40, 19, '#79ad3f', '#cfe79a')),
  spritz: s
    .wine('blue', '#f2752c', '#f79a58')
    .replace(
      '</svg>',
      `${faint(rect(74, 74, 20, 20, '#ffffff', 4, 12) + rect(102, 70, 20, 20, '#ffffff', 4, -16), 0.5)}${lemon(136, 40, 19, '#f08a24', '#fbc069')}</svg>`,
    ),
  'espresso-martini': s.coupe(
    'pink',
    '#3b2216',
    '#b98550',
    [
      [92, 58],
      [104, 55],
      [104, 62],
    ]
      .map(([x, y]) => ellipse(x, y, 6, 3, '#2a160d', 20))
      .join(''),
  ),
  'gin-tonic': s.tumbler(
    'violet',
    '#dceef2',
    s.wedge('#79ad3f', '#cfe79a') + leaf(84, 76, 20, -20) + s.berry(96, 138, 6, '#3c4a86') + s.berry(116, 130, 6, '#3c4a86'),
  ),
  'coffee-beans': picture(grounds.sand, shadow(100, 176, 60, 8), bag('#c9683f', '#fbf2e2')),
  mug: picture(
    grounds.blue,
    shadow(94, 168, 58, 8),
    line('M136 86 C172 82 172 138 134 136', '#e8684f', 13),
    path('M42 56 H142 V148 C142 160 134 168 122 168 H62 C50 168 42 160 42 148Z', '#e8684f'),
    ellipse(92, 56, 50, 11, '#c9513b'),
    path('M92 132 C66 116 62 96 76 92 C84 90 90 95 92 100 C94 95 100 90 108 92 C122 96 118 116 92 132Z', '#fff3e6'),
    faint(rect(52, 66, 8, 88, '#ffffff', 4), 0.35),
  ),
};

/** A slice of roast pork as it lies in a broth. */
function slice3(x, y) {
  return circle(x, y, 20, '#b5714e') + circle(x, y, 17, '#e0a687') + line(`M${x - 8} ${y} a8 8 0 1 1 8 8`, '#c98563', 4);
}
void cutlery;
