import { unreadable } from './fileRefused.js';

const DAY_MS = 86_400_000;
/** The day that computers count from, as spreadsheets count; those that count from 1904 are behind the others. */
const EPOCH = 25_569;
const DAYS_TO_1904 = 1_462;

/**
 * What a workbook's cells say, as the texts that a CSV of them would have.
 * @typedef {{ texts: readonly string[], areDates: readonly boolean[], countsFrom1904: boolean }} Workbook
 */

/**
 * @param {{ type: string | undefined, style: string | undefined, value: string, inline: string }} cell as it stands in the sheet
 * @param {Workbook} workbook
 */
export function cellText({ type = 'n', style, value, inline }, { texts, areDates, countsFrom1904 }) {
  if (type === 'inlineStr') return plain(inline);
  if (value === '' || type === 'e') return '';
  if (type === 'str') return plain(value);
  if (type === 's') return texts[Number(value)] ?? fail();
  if (type === 'b') return value === '1' ? 'yes' : value === '0' ? 'no' : fail();
  if (type === 'd') return dateText(Date.parse(value)) ?? fail();
  const number = type === 'n' ? Number(value) : fail();
  if (Number.isNaN(number)) fail();
  const isDate = style ? (areDates[Number(style)] ?? fail()) : false;
  const moment = isDate ? dateText(Math.floor((number - EPOCH + (countsFrom1904 ? DAYS_TO_1904 : 0)) * DAY_MS)) : undefined;
  // A spreadsheet computes in binary fractions: 15 digits are what it shows of them.
  return moment ?? numberText(Number(number.toPrecision(15)));
}

/** A text as the sheet shows it: what XML cannot hold is written as `_x000A_` there. */
export function plain(text) {
  const read = text.includes('_x') ? text.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))) : text;
  return read.trim();
}

function fail() {
  throw unreadable();
}

function numberText(number) {
  const text = String(number);
  return text.includes('e') ? number.toFixed(12).replace(/\.?0+$/, '') : text;
}

/** A spreadsheet's date without a clock, a clock without a date (its day zero), or both; undefined for what is no date at all. */
function dateText(ms) {
  const moment = new Date(Math.round(ms / 1000) * 1000);
  if (Number.isNaN(moment.getTime())) return undefined;
  const [day = '', clock = ''] = moment.toISOString().slice(0, 19).split('T');
  if (day <= '1900-01-01') return clock.replace(/:00$/, '');
  return clock === '00:00:00' ? day : `${day} ${clock}`;
}
