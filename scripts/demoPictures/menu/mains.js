import * as d from '../drawing/food.js';
import { bun, fan, GREENS, longRoll, mussel, nigiri, on, riceBowl, roll, slice3, taco, triangle, wavy } from '../drawing/parts.js';

const { circle, ellipse, grounds, leaf, lemon, line, path, picture, rect, scattered, shadow } = d;

/** Pictures of mains, by their names. */
export const mains = {
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
};
