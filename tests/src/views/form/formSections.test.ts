import { expect, it } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { sectionsOf } from '#/src/views/form/formSections.ts';

const { fields } = resourceOf(model, 'loyalty-members');
const named = (unreadable: readonly string[] = []) =>
  sectionsOf({ fields }, ({ name }) => !unreadable.includes(name)).flatMap((section) => section.fields.map(({ name }) => name));

it('who is behind a reference is said once, by the reference', () => {
  expect(named()).toContain('customer');
  expect(named()).not.toContain('customer_name');
});

it('is said by its name where the reference is not there', () => {
  expect(named(['customer'])).toContain('customer_name');
});

it('anything else of the record behind a reference is said beside it', () => {
  const { fields: ofOrder } = resourceOf(model, 'orders');
  const all = sectionsOf({ fields: ofOrder }, () => true).flatMap((section) => section.fields.map(({ name }) => name));
  expect(all).toEqual(expect.arrayContaining(['customer', 'customer_email']));
});

it('a title that follows from others is left to the heading, unless the form names it', () => {
  const customers = resourceOf(model, 'customers');
  const all = (resource: typeof customers) => sectionsOf(resource, () => true).flatMap((section) => section.fields.map(({ name }) => name));
  expect(all(customers)).not.toContain('name');
  expect(all({ ...customers, title: 'email' })).toContain('name');
});
