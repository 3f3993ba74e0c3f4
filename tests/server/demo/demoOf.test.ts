import { describe, expect, it } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { checkCatalogue, demoOf } from '#/server/demo/demoOf.ts';

const taxes = resourceOf(model, 'taxes');
const added = { ...taxes, name: 'allergens', demo: { samples: [{ name: 'Sesame' }] } };

describe('what the demo holds of a resource', () => {
  it('stands in the catalogue for the entities that the program has', () => {
    const { demo, file } = demoOf(taxes) ?? {};
    expect(demo?.samples?.map(({ name }) => name)).toContain('Standard rate');
    expect(file).toBe('server/demo/catalogue/samples/catalogue.ts');
  });

  it('is what the definition says for an entity that somebody adds', () => {
    expect(demoOf(added)).toEqual({ demo: { samples: [{ name: 'Sesame' }] } });
    expect(demoOf({ ...added, demo: undefined })).toBeUndefined();
  });

  it('is said in one of the two', () => {
    expect(() => demoOf({ ...taxes, demo: { count: 3 } })).toThrow(
      'taxes.demo: has rows here and in server/demo/catalogue/samples/catalogue.ts. Fix: write them in one of the two.',
    );
  });
});

describe('the catalogue', () => {
  it('names resources, each in the file of its group', () => {
    expect(() => checkCatalogue(model)).not.toThrow();
  });

  it('is refused with a name that is none', () => {
    expect(() => checkCatalogue(model, { catalogue: { taxse: { count: 1 } } })).toThrow(
      "taxse (server/demo/catalogue/samples/catalogue.ts): is no resource under resources/catalogue. Fix: write 'taxes'.",
    );
  });
});
