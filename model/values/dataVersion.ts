/**
 * How far the log of the database has come, in its own notation: `16/B374D848`. Whoever has seen one version is shown nothing older,
 * wherever it is read. Only hosts with a replica have any.
 */
export type DataVersion = string;

/** The header of calls and answers that carries it. */
export const DATA_VERSION_HEADER = 'Data-Version';

const NOTATION = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** A version as a caller or a server writes it; undefined for anything else. */
export function readDataVersion(text: unknown): DataVersion | undefined {
  return typeof text === 'string' && NOTATION.test(text) ? text : undefined;
}

/** Whether one who has come to `version` has all of `wanted`. */
export function includes(version: DataVersion, wanted: DataVersion): boolean {
  return placeOf(version) >= placeOf(wanted);
}

/** The later one. */
export function later(one: DataVersion | undefined, other: DataVersion | undefined): DataVersion | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return includes(one, other) ? one : other;
}

/** Bytes since the log began. */
function placeOf(version: DataVersion): bigint {
  const [, high = '0', low = '0'] = NOTATION.exec(version) ?? [];
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
