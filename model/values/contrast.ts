/** A channel of sRGB as light (WCAG 2.2, relative luminance). */
const lightOf = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => lightOf(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours (`#rrggbb`) are from each other, from 1 to 21: WCAG 2.2 asks 4.5 of text. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** What WCAG 2.2 (1.4.3) asks of text of any size. */
export const READABLE = 4.5;

/** Black or white, whichever is read better on a colour: one of them always has the contrast that text needs. */
export function inkOn(color: string): '#000000' | '#ffffff' {
  return contrastOf(color, '#ffffff') > contrastOf(color, '#000000') ? '#ffffff' : '#000000';
}
