import { MenuItem, Select } from '@mui/material';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSaveKey } from '#/src/views/form/useSaveKey.ts';

afterEach(cleanup);

function FormWithList({ onSave }: { onSave: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useSaveKey(button);
  return (
    <>
      <Select value="a" inputProps={{ 'aria-label': 'Status' }}>
        <MenuItem value="a">Active</MenuItem>
      </Select>
      <button ref={button} type="button" onClick={onSave}>
        Save
      </button>
    </>
  );
}

it('saves from a list of values by Ctrl+Enter and leaves the list closed, while Enter alone opens it', async () => {
  const save = vi.fn();
  render(<FormWithList onSave={save} />);
  screen.getByRole('combobox').focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(save).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeNull();
});
