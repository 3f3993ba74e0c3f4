import { expect, it } from 'vitest';
import { model } from '#/resources/index.ts';

const texts = Object.values(model.resources).flatMap(({ name, verbs, fields }) => [
  ...Object.values(verbs).flatMap((verb) => [
    { at: `${name}.${verb.name}.confirm`, said: verb.confirm, others: verb.confirms },
    { at: `${name}.${verb.name}.messages.done`, said: verb.messages?.done, others: verb.messages?.dones },
  ]),
  ...Object.values(fields).map((field) => ({ at: `${name}.${field.name}.help`, said: field.help, others: field.helps })),
]);

it('what verbs ask and say, and what helps with a field, is there in every language', () => {
  const lacking = texts.filter(({ said, others }) => said !== undefined && !(others?.ar && others.es)).map(({ at }) => at);
  expect(lacking).toEqual([]);
  expect(texts.filter(({ said }) => said !== undefined).length).toBeGreaterThan(50);
});
