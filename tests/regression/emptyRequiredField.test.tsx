import { describe, expect, it } from 'vitest';
import { errorText } from '#/src/kinds/useKindInput.ts';

const translate = (key: string, values?: { _?: string }) => values?._ ?? key;

describe('the words of a refused field', () => {
  it('are read from the form’s own judgement, which comes as an object, without breaking the form', () => {
    expect(errorText({ type: 'manual', message: { message: 'Enter a value' } }, translate)).toBe('Enter a value');
  });

  it('are read from the host’s text, from a list’s root and from react-admin’s wrapping', () => {
    expect(errorText({ type: 'server', message: 'Already in use: choose another value' }, translate)).toBe(
      'Already in use: choose another value',
    );
    expect(errorText({ root: { message: 'Add at least 1 row(s)' } }, translate)).toBe('Add at least 1 row(s)');
    expect(errorText({ message: '@@react-admin@@"ra.validation.required"' }, translate)).toBe('ra.validation.required');
  });

  it('are nothing where nothing is refused', () => {
    expect(errorText(undefined, translate)).toBeUndefined();
  });
});
