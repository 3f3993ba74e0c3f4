import { DefinitionError } from '#/model/language/definitionError.ts';
import type { ResourceDefinition } from '#/model/language/resource.ts';

/** A definition that says by what its records are known and where its calls begin. */
export type SaidDefinition = ResourceDefinition & Required<Pick<ResourceDefinition, 'title' | 'endpoint'>>;

/** The fields that are the title where a definition names none, the first of them that it has. */
const TITLES = ['name', 'title'];

/** A definition with its title and its endpoint said. Throws a DefinitionError where one of them cannot be told. */
export function withIdentity(definition: ResourceDefinition): SaidDefinition {
  return { ...definition, title: titleOf(definition), endpoint: endpointOf(definition) };
}

function titleOf({ name, title, fields }: ResourceDefinition): string {
  const found = title ?? TITLES.find((one) => Object.hasOwn(fields, one));
  if (found === undefined)
    throw new DefinitionError(
      name,
      "says no title, and has no field 'name' or 'title'",
      "write title: '…', the field that one knows a record by",
    );
  return found;
}

/** From the label: a word that is known in the singular. One that has parted from the name would move the calls without a word. */
function endpointOf({ name, endpoint, label: [one, many] }: ResourceDefinition): string {
  if (endpoint !== undefined) return endpoint;
  const path = `/api/${inKebabCase(one)}`;
  if (inKebabCase(many) !== inKebabCase(name))
    throw new DefinitionError(name, `says no endpoint, and is labelled '${many}', which is not its name`, `write endpoint: '${path}'`);
  return path;
}

/** `API keys`, `apiKeys` and `api_keys` are `api-keys`. */
export const inKebabCase = (text: string): string =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-$/g, '');
