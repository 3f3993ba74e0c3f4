import { expect, test } from 'vitest';
import columns from '#/i18n/en/documents/columns.ts';
import { otherColumns } from '#/i18n/otherColumns.ts';
import { model } from '#/resources/index.ts';

test('what columns of other programs are called is said of fields that there are', () => {
  const fields = new Set(
    Object.values(model.resources).flatMap(({ name, allFields }) =>
      Object.values(allFields)
        .flatMap((field) => [field.name, ...(field.kind === 'lines' ? Object.keys(field.fields) : [])])
        .flatMap((field) => [field, `${name}.${field}`]),
    ),
  );
  expect(Object.keys({ ...columns, ...otherColumns }).filter((name) => !fields.has(name))).toEqual([]);
});
