import { posix } from 'node:path';
import { unreadable } from './fileRefused.js';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/**
 * Where the first sheet of a workbook stands, where its texts and styles do, and which day its dates count from.
 * @param {import('./workbookParts.js').WorkbookParts} parts
 */
export async function workbookOutline(parts) {
  const sheets = [];
  let countsFrom1904;
  await parts.read(WORKBOOK, {
    open(name, attributes) {
      if (name === 'workbookPr') countsFrom1904 ??= ['1', 'true'].includes(attributes().date1904);
      if (name === 'sheet') sheets.push(attributes().id);
    },
  });
  const targets = await targetsOf(parts);
  const sheet = sheets.map((id) => targets.get(`worksheet ${id}`)).find(Boolean);
  if (!sheet) throw unreadable();
  const known = (name) => (name && parts.has(name) ? name : undefined);
  return {
    sheet,
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
