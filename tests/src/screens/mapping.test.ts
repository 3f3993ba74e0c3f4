import { describe, expect, it } from 'vitest';
import type { BulkPreview, BulkRowError } from '#/dataProvider/bulkTypes.ts';
import { findings, samplesOf } from '#/src/screens/bulk/import/mapping.ts';
import { refusedRows, textsByColumn } from '#/src/screens/bulk/import/rowErrors.ts';

const target = (name: string, more = {}) => ({
  name,
  field: name.split('.')[0] ?? name,
  label: name,
  kind: 'text',
  required: false,
  key: false,
  can_make: false,
  ...more,
});
const preview: BulkPreview = {
  file_name: 'x.csv',
  headers: ['Name', 'Group (id)', 'Note'],
  rows: [
    ['a', '1', ''],
    ['a', '2', ' '],
    ['b', '3'],
  ],
  total_rows: 3,
  reading: { sheet: null, sheets: [], header_row: 1, encoding: 'utf-8', separator: ',' },
  head: [],
  notations: {},
  remembered: {},
  mapping: {},
  modes: ['create', 'upsert'],
  fields: [target('id', { key: true }), target('name', { required: true }), target('group', { required: true }), target('group.id')],
};

describe('the findings about a mapping', () => {
  it('are what has no column, what is left out, and what is there twice', () => {
    const found = findings(preview, { Name: 'name', 'Group (id)': null, Note: 'name' }, 'create');
    expect(found.required.map(({ target: { name }, isMapped }) => [name, isMapped])).toEqual([
      ['name', true],
      ['group', false],
    ]);
    expect(found.ignored).toEqual(['Group (id)']);
    expect([...found.doubled]).toEqual(['name']);
    expect(found.isBlocked).toBe(true);
  });

  it('take a reference for brought by its id', () => {
    expect(findings(preview, { 'Group (id)': 'group.id' }, 'create').required.find((one) => one.target.name === 'group')?.isMapped).toBe(
      true,
    );
  });

  it('say that nothing finds the records of an update', () => {
    expect(findings(preview, { Name: 'name' }, 'upsert').lacksKey).toBe(true);
    expect(findings(preview, { Name: 'id' }, 'upsert').lacksKey).toBe(false);
    expect(findings(preview, { Name: 'name' }, 'create').lacksKey).toBe(false);
  });

  it('are that new records lack a required field, which those that are found have', () => {
    const lacking = (mode: 'create' | 'upsert') => findings(preview, { Name: 'name' }, mode);
    expect(lacking('create')).toMatchObject({ isLacking: true, isBlocked: true });
    expect(lacking('upsert')).toMatchObject({ isLacking: false, isBlocked: false });
  });

  it('leave nothing to try where no column is mapped', () => {
    expect(findings(preview, {}, 'create').isBlocked).toBe(true);
  });

  it('show each of a column’s first values once, and none that is blank', () => {
    expect(samplesOf(preview, 0, 3)).toEqual(['a', 'b']);
    expect(samplesOf(preview, 1, 2)).toEqual(['1', '2']);
    expect(samplesOf(preview, 2, 3)).toEqual([]);
  });
});

describe('the errors of an import', () => {
  it('stand by row in the file’s order, several of one cell as one text', () => {
    const error = (row: number, column: string | null, message: string): BulkRowError => ({ row, column, field: column, message });
    const rows = refusedRows([
      error(7, 'Rate', 'Too large'),
      error(2, null, 'Taken'),
      error(7, 'Rate', 'No number'),
      error(7, 'Name', 'Empty'),
    ]);
    expect(rows.map(({ row, errors }) => [row, [...textsByColumn(errors)]])).toEqual([
      [2, []],
      [
        7,
        [
          ['Rate', 'Too large. No number'],
          ['Name', 'Empty'],
        ],
      ],
    ]);
  });
});
