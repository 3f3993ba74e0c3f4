import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import TextCell from '#/src/kinds/text/Cell.tsx';

afterEach(cleanup);

const card = fieldModel('card', { kind: 'text' });
const shown = (value: string) => render(<TextCell field={card} value={value} record={{}} />).container.textContent;

it('the end of a masked number stays with its mask, and other texts break where they may', () => {
  expect(shown('•••• 1026')).toBe('••••\u00a01026');
  cleanup();
  expect(shown('Olive oil • 2 litres')).toBe('Olive oil • 2 litres');
});
