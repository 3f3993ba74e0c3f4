import { type FieldModel, isKind, type ResourceModel, type VerbModel } from '#/model/language/model.ts';
import { canRead, listed, type Reader } from '#/src/app/help/reader.ts';
import { textOf } from '#model/language';
import type { Line } from './fieldLines.ts';

/** The steps of one field: each of its values, and how a record goes on from there. */
export interface Steps {
  field: string;
  lines: readonly Line[];
}

/** What the values of a resource's fields with steps lead to, and which verbs can be used there by the reader. */
export function statusSteps(resource: ResourceModel, reader: Reader): Steps[] {
  const { locale, say } = reader;
  return Object.entries<Readonly<Record<string, readonly string[]>> | undefined>(resource.transitions ?? {}).flatMap(
    ([name, steps = {}]) => {
      const field = resource.fields[name];
      if (!isKind(field, 'enum') || !canRead(reader, field)) return [];
      const lines = Object.keys(field.values).map((value) => {
        const next = (steps[value] ?? []).map((one) => valueLabel(field, one, locale));
        const verbs = usableVerbs(resource, reader).filter((verb) => verb.on === 'record' && allowedValues(verb, name)?.includes(value));
        const text = [
          next.length > 0 ? say('goes_to', { names: listed(locale, next, 'disjunction') }) : say('goes_nowhere'),
          verbs.length > 0 &&
            say('verbs_there', {
              names: listed(
                locale,
                verbs.map((verb) => textOf(verb, 'label', locale)),
              ),
            }),
        ];
        return { name: valueLabel(field, value, locale), text: text.filter(Boolean).join(' ') };
      });
      return [{ field: textOf(field, 'label', locale), lines }];
    },
  );
}

/** The verbs with a button that the reader may use. */
export function usableVerbs(resource: ResourceModel, { can }: Pick<Reader, 'can'>): VerbModel[] {
  return Object.values(resource.verbs).filter((verb) => verb.button !== false && can(resource.name, verb.name));
}

/** The values of a field in which alone a verb is offered; undefined where its condition does not simply list them. */
export function allowedValues({ when }: Pick<VerbModel, 'when'>, field: string): readonly string[] | undefined {
  const [, test] = Object.entries<unknown>(when ?? {}).find(([name]) => name === field) ?? [];
  const values = Array.isArray(test) ? test : [test];
  return values.every((value) => typeof value === 'string') ? values : undefined;
}

/** What an enum calls one of its values. */
export function valueLabel(field: Extract<FieldModel, { kind: 'enum' }>, value: string, locale: string): string {
  const said = field.values[value];
  return said === undefined ? value : typeof said === 'string' ? said : textOf(said, 'label', locale);
}
