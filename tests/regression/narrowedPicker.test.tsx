import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { useWhere } from '#/src/kinds/reference/useReferenceForm.ts';

let form: UseFormReturn;
function Form({ children }: { children: ReactNode }) {
  form = useForm({ defaultValues: { vendor: null, name: '' } as Record<string, unknown> });
  return <FormProvider {...form}>{children}</FormProvider>;
}

// A purchase invoice offered the orders of every vendor, as long as nothing else had the picker drawn anew.
it('what a picker is narrowed by follows the field it names', () => {
  const where = { vendor: { field: 'vendor' }, status: 'ordered' };
  const { result } = renderHook(() => useWhere(where), { wrapper: Form });
  expect(result.current).toEqual({ status: 'ordered' });
  act(() => form.setValue('vendor', 7));
  expect(result.current).toEqual({ vendor: 7, status: 'ordered' });
  act(() => form.setValue('vendor', null));
  expect(result.current).toEqual({ status: 'ordered' });
});
