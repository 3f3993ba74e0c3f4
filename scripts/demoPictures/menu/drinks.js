import * as s from '../drawing/dessertsAndGlasses.js';
import * as d from '../drawing/food.js';
import { bag } from '../drawing/parts.js';

const { circle, ellipse, faint, grounds, leaf, lemon, line, path, picture, rect, shadow } = d;

/** Pictures of drinks, and what the shop sells, by their names. */
export const drinks = {
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
