import { cleanup, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import ChoiceInput from '#/src/kinds/choice/Input.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

const often = 'Twice a month: from the 1st and from the 16th';

function Form() {
  const form = useForm({ defaultValues: { every: 'often' } });
  return (
    <FormProvider {...form}>
      <ChoiceInput
        field={fieldModel('every', { kind: 'enum', values: { often, never: 'Never' } } as never)}
        source="every"
        label="Every"
        required
        readonly={false}
      />
    </FormProvider>
  );
}

// "Twice a month: from the 1st and fro…": the longest answer was cut, with room beside it.
it('a select is as wide as its longest answer, and cuts none', () => {
  render(
    <AdminFrame resource="taxes">
      <Form />
    </AdminFrame>,
  );
  const select = screen.getByText(often);
  expect(getComputedStyle(select).whiteSpace).toBe('normal');
  expect(getComputedStyle(select.parentElement as HTMLElement).maxWidth).toBe(`max(280px, ${often.length + 8}ch)`);
});
