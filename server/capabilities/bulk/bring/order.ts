import { type Model, type ResourceModel, resourceOf } from '#/model/language/model.ts';

/** The resources in an order in which none refers to a later one, as far as there is one. */
export function inOrder(model: Model, names: readonly string[]): string[] {
  const left = [...new Set(names)];
  const ordered: string[] = [];
  while (left.length) {
    const at = left.findIndex((name) => !refersTo(resourceOf(model, name), left, name));
    ordered.push(...left.splice(Math.max(0, at), 1));
  }
  return ordered;
}

function refersTo({ fields }: ResourceModel, others: readonly string[], own: string): boolean {
  return Object.values(fields).some(
    (field) => field.kind === 'reference' && [field.to].flat().some((target) => target !== own && others.includes(target)),
  );
}
