/**
 * What people call the programs and systems that name themselves in a User-Agent; the first that fits, since most also claim to be others.
 */
const PROGRAMS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** The program and the system of a User-Agent, `Firefox, Windows`; of one that is no browser the first word. */
export function deviceName(userAgent: string): string {
  const nameIn = (list: readonly (readonly [string, RegExp])[]) => list.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const known = [nameIn(PROGRAMS), nameIn(SYSTEMS)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(', ') : (userAgent.split(/[\s/]/)[0] ?? userAgent);
}
