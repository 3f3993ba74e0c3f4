import { cleanup, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { OwnerInput } from '#/src/views/form/OwnerInput.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

function Form({ name }: { name: string }) {
  return (
    <FormProvider {...useForm()}>
      <OwnerInput resource={resourceOf(model, name)} isGiven={false} />
    </FormProvider>
  );
}

async function businessOf(name: string) {
  render(
    <AdminFrame resource={name} session={{ user: { id: 1, user_type: 'admin' } }}>
      <Form name={name} />
    </AdminFrame>,
  );
  await screen.findByRole('combobox', { name: 'Client' });
}

it('lets a super-admin leave open whose somebody is: the platform has people itself', async () => {
  await businessOf('users');
  expect(screen.queryByTitle('Required')).toBeNull();
  expect(screen.getByText('Empty: the platform itself')).toBeTruthy();
});

it('asks whose a customer is: the platform has none', async () => {
  await businessOf('customers');
  expect(screen.getByTitle('Required')).toBeTruthy();
  expect(screen.queryByText('Empty: the platform itself')).toBeNull();
});
