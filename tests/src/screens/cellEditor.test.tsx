import { ThemeProvider } from '@mui/material';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { BulkReason } from '#/dataProvider/bulkTypes.ts';
import { CellEditor } from '#/src/screens/bulk/import/CellEditor.tsx';
import { meantBy } from '#/src/screens/bulk/import/rowErrors.ts';
import { createAppTheme } from '#/src/theme/createAppTheme.ts';

const misspelt: BulkReason = {
  ...{ column: 'Category', field: 'Category', message: "No category is called 'Drnks'" },
  suggestion: { said: 'Drnks', meant: 'Drinks $1' },
};

test('what a refused cell was meant to say is its text with the near name in the place of the other', () => {
  expect(meantBy([misspelt], 'Category', 'Food; Drnks')).toBe('Food; Drinks $1');
  expect(meantBy([misspelt], 'Tax', 'Drnks')).toBeUndefined();
  const { suggestion: _none, ...unknown } = misspelt;
  expect(meantBy([unknown], 'Category', 'Drnks')).toBeUndefined();
});

test('it is taken over wherever the column says the same, by one press', async () => {
  const onChange = vi.fn();
  const theme = createAppTheme({
    preset: 'default',
    contrast: 'default',
    density: 'comfortable',
    direction: 'ltr',
    choicesLabel: 'Choices',
  });
  render(
    <ThemeProvider theme={theme}>
      <CellEditor column={{ header: 'Category' }} text="Drnks" error={misspelt.message} meant="Drinks" onChange={onChange} />
    </ThemeProvider>,
  );
  await userEvent.setup().click(screen.getByRole('button'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: 'Drinks', isEverywhere: true });
});
