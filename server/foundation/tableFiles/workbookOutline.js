import { posix } from 'node:path';
import { unreadable } from './fileRefused.js';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/**
 * Where a sheet of a workbook stands, where its texts and styles do, which other sheets there are, and which day its dates count from.
 * @param {import('./workbookParts.js').WorkbookParts} parts
 * @param {string | undefined} wanted the sheet's name; the first that is shown where there is none of that name
 */
export async function workbookOutline(parts, wanted) {
  const sheets = [];
  let countsFrom1904;
  await parts.read(WORKBOOK, {
    open(name, attributes) {
      if (name === 'workbookPr') countsFrom1904 ??= ['1', 'true'].includes(attributes().date1904);
      if (name === 'sheet') sheets.push(attributes());
    },
  });
  const targets = await targetsOf(parts);
  const there = sheets.flatMap(({ id, name = '', state = 'visible' }) => {
    const part = targets.get(`worksheet ${id}`);
    return part ? [{ name, part, isShown: state === 'visible' }] : [];
  });
  const shown = there.filter(({ isShown }) => isShown);
  const choice = shown.length ? shown : there;
  const sheet = choice.find(({ name }) => name === wanted) ?? choice[0];
  if (!sheet) throw unreadable();
  const known = (name) => (name && parts.has(name) ? name : undefined);
  return {
    sheet: sheet.part,
    name: sheet.name,
    names: choice.map(({ name }) => name),
    texts: known(targets.get('sharedStrings')),
    styles: known(targets.get('styles')),
    countsFrom1904: countsFrom1904 ?? false,
  };
}

/** The parts of a workbook by what they are; sheets by their id besides. */
async function targetsOf(parts) {
  const targets = new Map();
  await parts.read(RELATIONS, {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const { Id: id, Type: type = '', Target: target = '' } = attributes();
      const kind = type.slice(type.lastIndexOf('/') + 1);
      const path = target.startsWith('/') ? target.slice(1) : posix.join('xl', target);
      targets.set(kind === 'worksheet' ? `worksheet ${id}` : kind, path);
    },
  });
  return targets;
}
