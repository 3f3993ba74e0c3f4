import type { ResourceModel, VerbModel } from '#/model/language/model.ts';
import { isValues } from '#/model/values/shapes.ts';
import { matches } from '#model/language';

type Values = Readonly<Record<string, unknown>>;
type Steps = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A way of a card to another column: an edit of its field, or (with a verb) a step that only this takes. */
export interface Move {
  to: string;
  verb?: VerbModel;
}

/** What the reader may do with a record. */
export interface MoveRights {
  /** Whether they may write the field of this record. */
  canEdit: boolean;
  /** The verbs on a record that they may use. */
  verbs: readonly VerbModel[];
}

/** The columns that a card may go to now: all others where its field is free, else those to which a step leads. */
export function movesOf(resource: ResourceModel, by: string, record: Values, { canEdit, verbs }: MoveRights): Move[] {
  const others = valuesOf(resource, by).filter((value) => value !== record[by]);
  const steps = stepsOf(resource, by);
  if (!steps) return canEdit ? others.map((to) => ({ to })) : [];
  const next = steps[String(record[by])] ?? [];
  return others.flatMap((to) => {
    const verb = next.includes(to) ? verbs.find((one) => leadsTo(one, by, to) && isOffered(one, record)) : undefined;
    return verb ? [{ to, verb }] : [];
  });
}

/** The verb that takes a step back without a question; undefined where none does. */
export function wayBack(
  resource: ResourceModel,
  by: string,
  from: Values,
  now: Values,
  verbs: readonly VerbModel[],
): VerbModel | undefined {
  const back = movesOf(resource, by, now, { canEdit: false, verbs }).find(({ to }) => to === from[by]);
  return back?.verb && !asks(back.verb) ? back.verb : undefined;
}

/** What else can be done with a card: verbs that change something and are no move of its own. */
export function otherVerbs(record: Values, moves: readonly Move[], verbs: readonly VerbModel[]): VerbModel[] {
  return verbs.filter((verb) => verb.effect === 'write' && isOffered(verb, record) && !moves.some((move) => move.verb === verb));
}

/** Whether something is asked before a verb is done. */
export function asks({ input, over, confirm }: VerbModel): boolean {
  return input !== undefined || over !== undefined || confirm !== undefined;
}

/** The columns of a board, in the definition's order; only those that the list's filter by values of the same field leaves. */
export function columnsOf(resource: ResourceModel, by: string, filter: unknown): string[] {
  const wanted = filter === undefined || isValues(filter) ? undefined : [filter].flat();
  return valuesOf(resource, by).filter((value) => !wanted || wanted.includes(value));
}

function valuesOf({ fields }: ResourceModel, by: string): string[] {
  const field = fields[by];
  return field?.kind === 'enum' ? Object.keys(field.values) : [];
}

const stepsOf = ({ transitions }: ResourceModel, by: string) => (transitions as Steps | undefined)?.[by];
const leadsTo = ({ to }: VerbModel, by: string, value: string) => (to as Values | undefined)?.[by] === value;
const isOffered = ({ when }: VerbModel, record: Values) => !when || matches(when, record);
