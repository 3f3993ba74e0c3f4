import * as s from '../drawing/dessertsAndGlasses.js';
import * as d from '../drawing/food.js';
import { GREENS, on, pastry, rice, toast } from '../drawing/parts.js';

const { circle, ellipse, faint, grounds, leaf, lemon, line, path, picture, rect, scattered, shadow } = d;

/** Pictures of breakfast, starters and salads, by their names. */
export const starters = {
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
};
