/** The formats that every spreadsheet knows without being told, and that show dates or clocks: of everywhere, of East Asia, of Thailand. */
const BUILT_IN = [
  [14, 22],
  [45, 47],
  [27, 36],
  [50, 58],
  [71, 81],
];
/** From here on a file says itself what a format is. */
const FIRST_OWN = 100;
/** The longest format that a spreadsheet program takes. */
const LONGEST_FORMAT = 255;

/**
 * Reads which of a workbook's cell styles show dates: in the sheet both numbers and dates are numbers.
 * @param {import('./workbookParts.js').WorkbookParts} parts
 * @param {string | undefined} part
 * @returns {Promise<boolean[]>} by the number of the style
 */
export async function dateStyles(parts, part) {
  if (!part) return [];
  const formats = new Map();
  const styles = { cellStyleXfs: [], cellXfs: [] };
  let list;
  await parts.read(part, {
    open(name, attributes) {
      if (name in styles) list = styles[name];
      if (name === 'numFmt') {
        const { numFmtId, formatCode } = attributes();
        if (Number(numFmtId) >= FIRST_OWN) formats.set(Number(numFmtId), formatCode ?? '');
      }
      if (name === 'xf' && list) {
        const { numFmtId, xfId } = attributes();
        list.push({ format: numFmtId, base: xfId });
      }
    },
    close(name) {
      if (name in styles) list = undefined;
    },
  });
  const areDates = new Map();
  const isDate = (format) => {
    if (!areDates.has(format)) areDates.set(format, formats.has(format) ? isDateFormat(formats.get(format)) : isBuiltIn(format));
    return areDates.get(format);
  };
  return styles.cellXfs.map(({ format, base }) => isDate(Number(format ?? styles.cellStyleXfs[Number(base)]?.format)));
}

function isBuiltIn(format) {
  return BUILT_IN.some(([first, last]) => format >= first && format <= last);
}

const DATE_SIGNS = /^(?:s{1,2}|m{1,5}|h{1,2}|am|pm|a|p|d{1,4}|a{3,5}|y|yy|yyyy|e|ee|eeee)$/;

/** Whether a format shows a date or a clock: some part of it has signs of them, and none of numbers. */
function isDateFormat(format) {
  if (format.length > LONGEST_FORMAT) return false;
  const parts = format.toLowerCase().replace(/;@$/, '').replace(/\\./g, ' ').split(';');
  return parts.some((part) => {
    const signs = part
      .replace(/"[^"]*"/g, ' ')
      // Parts of a second, hours and minutes beyond a day, then colours, conditions and languages.
      .replace(/(\[?[smhd]{1,2}\]?)[.,]00?0?/g, '$1')
      .replace(/\[([smhd]{1,2})\]/g, '$1')
      .replace(/\[[^\]]*\]/g, '')
      .split(/[^a-z0#?%]+/)
      .filter(Boolean);
    return signs.length > 0 && signs.every((sign) => DATE_SIGNS.test(sign));
  });
}
