import { type Editable, type PlanTable, WIRE_NAMES } from './planTable.ts';

/** What somebody has changed and not saved: by table; of new ones (below zero) everything. */
export type Edits = ReadonlyMap<number, Partial<PlanTable>>;

/** The changes as they are, with the ways back and forth again. */
export interface Draft {
  edits: Edits;
  past: readonly Edits[];
  future: readonly Edits[];
  /** Of which gesture the last step is: more of it goes into the same step. */
  gesture: string | undefined;
}

export type DraftAction =
  | { do: 'change'; key: number; to: Partial<PlanTable>; gesture?: string | undefined }
  /** Takes a new table away again: a step like any other. */
  | { do: 'remove'; key: number }
  /** Nobody wants to know of the changes to this table any more, neither back nor forth. */
  | { do: 'forget'; key: number }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'begin' };

export const EMPTY_DRAFT: Draft = { edits: new Map(), past: [], future: [], gesture: undefined };
const MAX_STEPS = 200;

/** One step of the work on a plan. */
export function draftAfter(draft: Draft, action: DraftAction): Draft {
  switch (action.do) {
    case 'change': {
      const { key, to, gesture } = action;
      const edits = new Map(draft.edits).set(key, { ...draft.edits.get(key), ...to });
      // A table that is dragged passes many places and is moved once.
      const isSame = gesture !== undefined && gesture === draft.gesture;
      const past = isSame ? draft.past : [...draft.past, draft.edits].slice(-MAX_STEPS);
      return { edits, past, future: [], gesture };
    }
    case 'remove':
      return { edits: without(draft.edits, action.key), past: [...draft.past, draft.edits], future: [], gesture: undefined };
    case 'forget': {
      const { key } = action;
      return {
        edits: without(draft.edits, key),
        past: draft.past.map((one) => without(one, key)),
        future: draft.future.map((one) => without(one, key)),
        gesture: undefined,
      };
    }
    case 'undo': {
      const last = draft.past.at(-1);
      if (!last) return draft;
      return { edits: last, past: draft.past.slice(0, -1), future: [draft.edits, ...draft.future], gesture: undefined };
    }
    case 'redo': {
      const [next, ...future] = draft.future;
      return next ? { edits: next, past: [...draft.past, draft.edits], future, gesture: undefined } : draft;
    }
    case 'begin':
      return EMPTY_DRAFT;
  }
}

const without = (edits: Edits, key: number): Edits => new Map([...edits].filter(([one]) => one !== key));

/** The tables as they would be once it is saved: the stored ones with what was changed, then the new ones. */
export function editedTables(stored: readonly PlanTable[], edits: Edits): PlanTable[] {
  const added = [...edits].flatMap(([key, values]) => (key < 0 ? [{ ...NEW_TABLE, ...values, key }] : []));
  return [...stored.map((table) => ({ ...table, ...edits.get(table.key) })), ...added];
}

const NEW_TABLE: Omit<PlanTable, 'key'> = {
  ...{ name: '', capacity: 4, area: 0, shape: 'rectangle', isActive: true, x: null, y: null, readAt: '' },
  ...{ width: 120, depth: 80, rotation: 0 },
};

const FIELDS = Object.keys(WIRE_NAMES) as Editable[];

/**
 * What has to be sent: of every table what differs from what is stored, of new ones everything. `guessed`: places that nobody has chosen and
 * that are kept with the rest.
 */
export function changesToSend(
  stored: readonly PlanTable[],
  tables: readonly PlanTable[],
  guessed: ReadonlySet<number>,
): { key: number; row: Record<string, unknown> }[] {
  const before = new Map(stored.map((table) => [table.key, table]));
  return tables.flatMap((table) => {
    const old = before.get(table.key);
    const isWhole = !old || guessed.has(table.key);
    const changed = FIELDS.filter((name) => isWhole || table[name] !== old[name]);
    if (changed.length === 0) return [];
    // A size that was only assumed is said together with the first place.
    const sent = old && changed.some((name) => name === 'x' || name === 'y') ? [...new Set([...changed, ...PLACE])] : changed;
    const row = Object.fromEntries(sent.map((name) => [WIRE_NAMES[name], table[name]]));
    return [{ key: table.key, row: { ...row, ...(old && { table: table.key, read_at: old.readAt }) } }];
  });
}

const PLACE = ['shape', 'x', 'y', 'width', 'depth', 'rotation'] as const;

/** Whether saving would change anything that somebody has done. */
export const isChanged = (stored: readonly PlanTable[], edits: Edits): boolean =>
  changesToSend(stored, editedTables(stored, edits), new Set()).length > 0;

/** A name that no table of the area has: the next number, or a copy's after its original's. */
export function freeName(tables: readonly PlanTable[], area: number, like?: string): string {
  const taken = new Set(tables.filter((table) => table.area === area).map(({ name }) => name.trim().toLowerCase()));
  const [, stem = '', number = '0'] = /^(.*?)(\d*)$/.exec(like ?? '') ?? [];
  for (let next = Number(number) + 1; ; next++) if (!taken.has(`${stem}${next}`.toLowerCase())) return `${stem}${next}`;
}
