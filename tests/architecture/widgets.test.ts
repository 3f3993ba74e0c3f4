import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { model } from '#/resources/index.ts';
import type { Field } from '#model/language';

/** The files of screen parts that definitions name: fields' widgets, those of rows and of what verbs ask, and previews of settings. */
function namedParts(): string[] {
  const widgetsOf = (fields: Readonly<Record<string, Field>>): string[] =>
    Object.values(fields).flatMap((field) => [
      ...(field.widget ? [`${field.widget}/Widget.tsx`] : []),
      ...(field.kind === 'lines' ? widgetsOf(field.fields) : []),
    ]);
  const resources = Object.values(model.resources).flatMap(({ fields, verbs }) => [
    ...widgetsOf(fields),
    ...Object.values(verbs).flatMap(({ input }) => widgetsOf(input ?? {})),
  ]);
  const settings = Object.values(model.settings).flatMap(({ fields, preview }) => [
    ...widgetsOf(fields),
    ...(preview ? [`${preview}/Preview.tsx`] : []),
  ]);
  return [...new Set([...resources, ...settings])];
}

describe('the screen parts that definitions name', () => {
  it('are found in the definitions', () => {
    expect(namedParts()).toEqual(expect.arrayContaining(['permissions/Widget.tsx', 'receipt/Preview.tsx']));
  });

  it('are all there', () => {
    expect(namedParts().filter((path) => !existsSync(join(import.meta.dirname, '../../src/widgets', path)))).toEqual([]);
  });
});
