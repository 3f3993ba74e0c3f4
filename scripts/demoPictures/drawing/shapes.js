/** The shapes that the pictures of dishes are made of: SVG in a square of 200 by 200, light from above, no outlines. */

/** Chance that comes out the same for the same picture, so that drawing again changes no file. */
function chanceFrom(seed) {
  let state = [...seed].reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)) >>> 0, 7);
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

const round = (value) => Math.round(value * 10) / 10;

export const circle = (x, y, r, fill, more = '') => `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`;
export const ellipse = (x, y, rx, ry, fill, turn = 0, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" transform="rotate(${round(turn)} ${round(x)} ${round(y)})" ${more}/>`;
export const rect = (x, y, width, height, fill, radius = 0, turn = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}" ` +
  `transform="rotate(${round(turn)} ${round(x + width / 2)} ${round(y + height / 2)})"/>`;
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d, stroke, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const faint = (what, opacity) => `<g opacity="${opacity}">${what}</g>`;
export const moved = (what, x, y, scale = 1, turn = 0) => `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${what}</g>`;

/** The whole picture, on a ground of one colour that is bright in the light and in the dark. */
export const picture = (ground, ...parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="400" height="400">${rect(0, 0, 200, 200, ground)}${parts.join('')}</svg>`;

export const shadow = (x, y, rx, ry) => ellipse(x, y, rx, ry, '#3a2a20', 0, 'opacity="0.16"');

/** A plate seen from above; what lies on it comes after it. */
export const plate = (color = '#ffffff', rim = '#eee8df') =>
  circle(103, 107, 84, '#3a2a20', 'opacity="0.14"') + circle(100, 100, 84, color) + circle(100, 100, 63, rim) + circle(100, 100, 60, color);

/** A bowl seen from above, filled to its rim. */
export const bowl = (content, outside = '#f7f2ea', inside = '#e4dbcf') =>
  circle(103, 107, 82, '#3a2a20', 'opacity="0.14"') +
  circle(100, 100, 82, outside) +
  circle(100, 100, 70, inside) +
  circle(100, 101, 66, content);

/** So many things scattered within a circle, none on another's middle. */
export function scattered(seed, count, radius, draw, x = 100, y = 100) {
  const chance = chanceFrom(seed);
  const made = [];
  for (let at = 0; at < count; at++) {
    const angle = at * 2.39996 + chance() * 0.5;
    const far = radius * Math.sqrt((at + 0.5) / count);
    made.push(draw(x + far * Math.cos(angle), y + far * Math.sin(angle), chance() * 360, chance));
  }
  return made.join('');
}

/** A leaf that points up from its place. */
export const leaf = (x, y, size, turn, fill = '#5fa04e') =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(size * 10) / 100})">` +
  `${path('M0 -10 C7 -6 7 5 0 10 C-7 5 -7 -6 0 -10Z', fill)}${line('M0 -6 L0 8', '#ffffff', 1, 'opacity="0.45"')}</g>`;

export const tomato = (x, y, r = 9) => circle(x, y, r, '#d94a38') + circle(x, y, r * 0.72, '#ec6a52') + circle(x, y, r * 0.2, '#f6c9a5');
export const lemon = (x, y, r = 13, rind = '#f2c230', flesh = '#fbe58a') =>
  circle(x, y, r, rind) +
  circle(x, y, r * 0.82, flesh) +
  line(
    `M${x - r * 0.7} ${y} H${x + r * 0.7} M${x} ${y - r * 0.7} V${y + r * 0.7} M${x - r * 0.5} ${y - r * 0.5} L${x + r * 0.5} ${y + r * 0.5} M${x - r * 0.5} ${y + r * 0.5} L${x + r * 0.5} ${y - r * 0.5}`,
    '#fffbe6',
    1.4,
  );

/** Steam above something hot. */
export const steam = (x, y) =>
  [-16, 0, 16].map((dx) => line(`M${x + dx} ${y} c-6 -7 6 -12 0 -20`, '#ffffff', 4, 'opacity="0.75"')).join('');
