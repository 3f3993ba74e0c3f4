import type { Messages, ResourceDefinition } from './resource.ts';
import { type ModelText, saidBy, saying, type TextOrigin, translatable } from './texts.ts';

/** What every definition says in the same words: its translations stand among the shared ones of a language. */
const SHARED: TextOrigin = { group: 'shared', section: '' };

/** As the specification writes its texts: 'Order Type Deleted Successfully'. */
const titleCase = (label: string) => label.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** What is said once something is done or fails, where a definition says nothing itself; `%{name}` is what one record is called. */
const DEFAULT_MESSAGES: Required<Messages> = {
  created: '%{name} Added Successfully',
  updated: '%{name} Updated Successfully',
  deleted: '%{name} Deleted Successfully',
  saveFailed: 'Save %{name} Failed',
  reordered: '%{name} Reordered Successfully',
  reorderFailed: 'Reordering %{name} Failed',
};

/** Gathers every text of a model while it is compiled. */
export class Speech {
  readonly texts: ModelText[] = [];

  /** A definition whose texts can take other languages. */
  said<D extends object>(definition: D, origin: TextOrigin): D {
    const { definition: speaking, texts } = translatable(definition, origin);
    this.texts.push(...texts);
    return speaking;
  }

  /** Things by name, as fields, whose texts are the same wherever they stand. */
  shared<T extends Readonly<Record<string, object>>>(table: T): T {
    return this.said({ views: table }, SHARED).views;
  }

  /** The messages of a resource that says none itself. */
  messages(definition: ResourceDefinition): Required<Messages> {
    const name = saidBy(definition).label;
    const english = titleCase(definition.label[0]);
    const texts = Object.entries(DEFAULT_MESSAGES).map(
      ([key, template]) => [key, { ...SHARED, english: [template], name, translations: {} }] as const,
    );
    this.texts.push(...texts.map(([, text]) => text));
    const messages = Object.fromEntries(
      Object.entries(DEFAULT_MESSAGES).map(([key, template]) => [key, template.replace('%{name}', english)]),
    );
    return saying(messages as unknown as Required<Messages>, Object.fromEntries(texts));
  }
}

/** Two nodes as one; what both say is said by the second. */
export function merged<A extends object, B extends object>(first: A, second: B | undefined): A & B {
  return second ? saying({ ...first, ...second }, { ...saidBy(first), ...saidBy(second) }) : (first as A & B);
}
