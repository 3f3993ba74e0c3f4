import type { Expression } from './expressions.ts';
import type { Condition, Fields, Rules } from './fields.ts';
import type { ReadInputOf } from './record.ts';

type Name<F extends Fields> = keyof F & string;
type LinesNames<F extends Fields> = { [K in keyof F]: F[K] extends { kind: 'lines' } ? K : never }[keyof F] & string;
type EnumNames<F extends Fields> = { [K in keyof F]: F[K] extends { kind: 'enum' } ? K : never }[keyof F] & string;

/** Something one can do with a record, a list or a selection beside the generic five. */
export interface Verb<F extends Fields = Fields> {
  /** Made of its name where absent: `take-in` reads 'Take in'. */
  label?: string;
  icon?: string;
  /** `record` where absent. */
  on?: 'record' | 'collection' | 'selection';
  /** `write` where absent. */
  effect?: 'read' | 'write';
  permission: string;
  /** `POST` where absent, `GET` of what only reads and asks nothing. */
  method?: 'GET' | 'POST' | 'PUT';
  /** `/{id}/{verb}` behind the endpoint where absent, without the record where it is of none; `{id}` stands for the record. */
  path?: string;
  /** What the dialog asks and the host validates. */
  input?: Fields;
  /** What of the input shows and is required depends on the rest of it; not with `over`. */
  rules?: Pick<Rules, 'show' | 'require'>;
  /** A lines field whose rows the dialog shows, each with the `input` beside it; sent as `{ [over]: [{ id, …input }] }`. */
  over?: LinesNames<F>;
  /** Of those rows, what stands beside the inputs; all of it where absent. */
  shows?: readonly string[];
  /**
   * Of those rows: what stands in the inputs of each (input → what its row comes to) once somebody asks for all that is outstanding;
   * nothing below zero.
   */
  fills?: Readonly<Record<string, Expression>>;
  /** Of those rows: computed fields over the row and its inputs, worked out in the dialog as one types. They are not sent. */
  derives?: Fields;
  /** Of those rows: what the dialog says at an input where the row, its inputs and what derives from them are like this. Nothing is refused. */
  warns?: readonly { when: Condition; at: string; message: string }[];
  /** What the dialog's inputs begin with: input → field of the record. */
  starts?: Readonly<Record<string, Name<F>>>;
  /** Inputs in which one repeats, as a confirmation, what the record says: input → text field of the record. */
  repeats?: Readonly<Record<string, Name<F>>>;
  /** What it does is not easily taken back: its button warns. */
  isDanger?: true;
  /** Offered and accepted only where this holds of the record. */
  when?: Condition<F>;
  /** Said where that does not hold: what to do instead. */
  otherwise?: string;
  /** A question asked before it is done. */
  confirm?: string;
  /**
   * Of a collection whose records name their establishments: its input names them by the same field, and the permission must be held
   * there, as for a new record; without this it must be held everywhere.
   */
  namesEstablishments?: true;
  /** `false`: an endpoint without a button. */
  button?: false;
  returns?: 'record' | 'list' | 'file';
  /** Of `returns: 'record'`: the resource of the record that is made, which the dashboard opens then; the verb's own where absent. */
  makes?: string;
  /** Of `returns: 'list'`: what a row holds. Of one record that is read without being asked anything, the record's page shows the rows. */
  output?: Fields;
  /** The status that the record takes; done by the host alone where the verb has no host function. */
  to?: { readonly [K in EnumNames<F>]?: F[K] extends { values: infer V } ? keyof V & string : string };
  /** Said once it is done. */
  messages?: { done?: string };
}

/**
 * Whether a verb takes an `Idempotency-Key`, under which it is done once: whatever changes something does; a file alone is not kept to be
 * answered again.
 */
export const takesKey = ({ effect, returns }: Pick<Verb, 'effect' | 'returns'>): boolean => effect !== 'read' && returns !== 'file';

export type Verbs<F extends Fields = Fields> = Readonly<Record<string, Verb<F>>>;

type AskedOf<V> = V extends { input: infer I extends Fields } ? I : Readonly<Record<never, never>>;
/** A verb's input as its host function gets it, inferred from its definition. */
export type VerbInputOf<V> = V extends { over: infer O extends string }
  ? { [K in O]: (ReadInputOf<AskedOf<V>> & { id: number })[] }
  : ReadInputOf<AskedOf<V>> & (V extends { on: 'selection' } ? { ids: number[] } : object);
export type { Name as FieldName };
