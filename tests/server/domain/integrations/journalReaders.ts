import Papa from 'papaparse';
import { readCell } from '#/server/capabilities/exports/csv.ts';

/** A line as a program would book it: debits positive, in minor units of the decimals that the file has. */
export interface Read {
  day: string;
  account: string;
  amount: bigint;
  decimals: number;
  text: string;
  location: string;
}

/** Of the encoding's own signs from 0x80 on those that the tests have. Node's decoder takes them for Latin-1 in some versions. */
const OWN: Readonly<Record<number, string>> = { 128: '€', 142: 'Ž', 147: '“', 148: '”', 150: '–', 158: 'ž' };

/** A text of Windows-1252. @throws for a byte of which it is not said here what it is */
export function ansi(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => {
    if (byte < 0x80 || byte > 0x9f) return String.fromCharCode(byte);
    const sign = OWN[byte];
    if (!sign) throw new Error(`Byte ${byte.toString(16)}`);
    return sign;
  }).join('');
}

/** Digits of a decimal, exact. @throws where it is none */
function minorOf(text: string, point = '.'): { amount: bigint; decimals: number } {
  const [, sign = '', whole = '', fraction = ''] = new RegExp(`^(-?)(\\d+)(?:\\${point}(\\d+))?$`).exec(text) ?? [];
  if (!whole) throw new Error(`'${text}' is no amount`);
  return { amount: BigInt(`${sign}${whole}${fraction}`), decimals: fraction.length };
}

/** Intuit's interchange format, strictly: three head lines, then TRNS, SPL … and ENDTRNS, each with every column. */
export function readIif(bytes: Uint8Array): Read[] {
  const lines = ansi(bytes).split('\r\n');
  if (lines.pop() !== '') throw new Error('The last line does not end');
  const cells = lines.map((line) => line.split('\t'));
  const [trns, spl, end, ...rows] = cells;
  const columns = trns?.slice(1) ?? [];
  if (trns?.[0] !== '!TRNS' || spl?.[0] !== '!SPL' || end?.join() !== '!ENDTRNS') throw new Error('No head of an IIF file');
  if (spl.slice(1).join() !== columns.join()) throw new Error('Splits have other columns');
  const read: Read[] = [];
  let isOpen = false;
  for (const [kind, ...values] of rows) {
    if (kind === 'ENDTRNS' ? !isOpen || values.length > 0 : kind !== (isOpen ? 'SPL' : 'TRNS'))
      throw new Error(`'${kind}' is out of place`);
    isOpen = kind !== 'ENDTRNS';
    if (!isOpen) continue;
    if (values.length !== columns.length || values.some((value) => value.includes('"'))) throw new Error('A line has other cells');
    const at = (name: string) => values[columns.indexOf(name)] ?? '';
    const [month, day, year] = at('DATE').split('/');
    if (at('TRNSTYPE') !== 'GENERAL JOURNAL') throw new Error('No general journal');
    read.push({
      ...{ day: `${year}-${month}-${day}`, account: at('ACCNT'), text: at('MEMO'), location: at('CLASS') },
      ...minorOf(at('AMOUNT')),
    });
  }
  if (isOpen) throw new Error('The last transaction does not end');
  return read;
}

/** A CSV with a head line, as a spreadsheet's own reader has it. @throws where it is malformed */
export function readCsv(bytes: Uint8Array): Record<string, string>[] {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  if (!text.startsWith('\uFEFF')) throw new Error('No byte order mark');
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true, newline: '\r\n' });
  if (errors.length) throw new Error(JSON.stringify(errors));
  return data.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, readCell(cell)])));
}

/** The lines of Xero's file of manual journals. */
export function readXero(bytes: Uint8Array): Read[] {
  return readCsv(bytes).map((row) => {
    const [day, month, year] = String(row['*Date']).split('/');
    return {
      ...{ day: `${year}-${month}-${day}`, account: String(row['*AccountCode']), text: String(row.Description) },
      ...{ location: String(row.TrackingOption1), ...minorOf(String(row['*Amount'])) },
    };
  });
}

/** What the published description allows in the fields that are used; every other one is empty. */
const DATEV_FIELDS: Readonly<Record<number, RegExp>> = {
  1: /^\d{1,10},\d{2}$/,
  2: /^"(?:S|H)"$/,
  3: /^"[A-Z]{3}"$/,
  7: /^\d{1,9}$/,
  8: /^\d{1,9}$/,
  10: /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])$/,
  11: /^"[A-Za-z0-9$&%*+\-/]{0,36}"$/,
  14: /^"(?:[^"\p{Cc}]|""){0,60}"$/u,
  37: /^(?:"(?:[^"\p{Cc}]|""){0,36}")?$/u,
  114: /^[01]$/,
};
const DATEV_HEAD =
  /^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"[A-Z]{2}";"";"";\d{4,7};\d{1,5};\d{8};[4-8];\d{8};\d{8};"(?:[^"]|""){0,30}";"";1;0;0;"[A-Z]{3}";;"";;;"";;;"";""$/;

/** DATEV's Buchungsstapel by the published rules; of each booking its own side, and the contra account's with the sign turned. */
export function readDatev(bytes: Uint8Array): { head: string[]; lines: Read[]; contra: Map<string, bigint> } {
  const rows = ansi(bytes).split('\r\n');
  if (rows.pop() !== '') throw new Error('The last line does not end');
  const [head = '', columns = '', ...bookings] = rows;
  if (!DATEV_HEAD.test(head)) throw new Error(`No head: ${head}`);
  if (columns.split(';').length !== 125) throw new Error('Other columns');
  const first = fieldsOf(head)[14] ?? '';
  const contra = new Map<string, bigint>();
  const lines = bookings.map((line) => {
    const fields = fieldsOf(line);
    for (const [at, field] of fields.entries())
      if (!(DATEV_FIELDS[at + 1] ?? /^$/).test(field)) throw new Error(`Field ${at + 1} is '${field}'`);
    if (fields.length !== 125) throw new Error('A booking has other fields');
    const [amountText = '', side, , , , , account = '', against = '', , date = ''] = fields;
    const { amount, decimals } = minorOf(amountText, ',');
    if (amount <= 0n) throw new Error('An amount is not above zero');
    const signed = side === '"S"' ? amount : -amount;
    contra.set(against, (contra.get(against) ?? 0n) - signed);
    const plain = (field: string) => field.slice(1, -1).replaceAll('""', '"');
    // A day of the year that the file begins in, or of the next one.
    const [month, day] = [date.slice(2), date.slice(0, 2)];
    const year = Number(first.slice(0, 4)) + (`${month}${day}` < first.slice(4) ? 1 : 0);
    return {
      ...{ day: `${year}-${month}-${day}`, account, amount: signed, decimals },
      ...{ text: plain(fields[13] ?? ''), location: plain(fields[36] ?? '') },
    };
  });
  return { head: fieldsOf(head), lines, contra };
}

function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|;)("(?:[^"]|"")*"|[^;"]*)(?=;|$)/g)].map(([, field = '']) => field);
}

/** What each day and account comes to; days that come to nothing at an account are told all the same. */
export function sums(lines: readonly Read[]): Record<string, string> {
  const totals = new Map<string, bigint>();
  for (const { day, account, amount } of lines) totals.set(`${day} ${account}`, (totals.get(`${day} ${account}`) ?? 0n) + amount);
  return Object.fromEntries([...totals].sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, sum]) => [key, String(sum)]));
}
