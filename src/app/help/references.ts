import { inBothCases } from '#/i18n/inBothCases.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { textOf } from '#model/language';
import { canRead, type Reader } from './reader.ts';

/** A piece of a text of the help: words, a name of the dashboard, or one that leads to its page. */
export interface Piece {
  text: string;
  /** The name of something, as it stands on the screen. */
  isName?: true;
  to?: string;
}

/** What stands in braces: `{verb:purchase-orders.receive}`. */
const REFERENCE = /\{(\w+):([^{}]+)\}/g;

/** The references of a text, each as it is written. */
export function referencesOf(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([whole]) => whole);
}

/**
 * A text with the names that it refers to, as the reader's screens say them; undefined where one of them is of something that the reader
 * may not do or see. So a button that gets another name, or a right that is taken away, never makes a text false.
 */
export function pieces(text: string, reader: Reader): Piece[] | undefined {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(REFERENCE)) {
    const [whole, kind = '', name = ''] = match;
    const piece = resolvers[kind]?.(name, reader);
    if (!piece) return undefined;
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    if (piece.text) found.push({ ...piece, isName: true });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

/** The same as one text. */
export const plain = (found: readonly Piece[]): string => found.map(({ text }) => text).join('');

/** What each kind of reference names; undefined: it is not there for this reader. */
const resolvers: Readonly<Record<string, (name: string, reader: Reader) => Piece | undefined>> = {
  /** A page: `{page:/orders}`. */
  page: (path, { topics }) => {
    const topic = topics.get(path);
    return topic && { text: topic.title, to: path };
  },
  /** The button that begins a new record: `{new:products}`. */
  new: (name, { can, translate }) =>
    can(name, 'create')
      ? { text: translate('views.add', inBothCases(translate(`resources.${name}.name`, { smart_count: 1 }))) }
      : undefined,
  /** The button that edits a record: `{edit:products}`. */
  edit: (name, { can, translate }) => (can(name, 'edit') ? { text: translate('views.edit') } : undefined),
  /** Says nothing; what it stands in is for those who may open the list: `{list:products}`. */
  list: (name, { can }) => (can(name, 'list') ? { text: '' } : undefined),
  /** What a verb is called: `{verb:purchase-orders.receive}`. */
  verb: (name, { model, can, locale }) => {
    const [resource = '', action = ''] = name.split('.');
    const verb = model.resources[resource]?.verbs[action];
    return verb && can(resource, action) ? { text: textOf(verb, 'label', locale) } : undefined;
  },
  /** A field, also one of rows or of a settings page: `{field:products.price}`, `{field:roles.establishments.role}`, `{field:tipping.mode}`. */
  field: (name, reader) => {
    const field = fieldAt(name, reader);
    return field && { text: textOf(field, 'label', reader.locale) };
  },
  /** What a verb asks: `{input:purchase-orders.receive.rejected_quantity}`. */
  input: (name, { model, can, locale, holds }) => {
    const [resource = '', action = '', input = ''] = name.split('.');
    const field = model.resources[resource]?.verbs[action]?.input?.[input];
    if (!field || !can(resource, action) || !canRead({ holds }, field)) return undefined;
    return { text: textOf(fieldModel(input, field), 'label', locale) };
  },
  /** One of the values of an enum: `{value:purchase-orders.status.ordered}`. */
  value: (name, reader) => {
    const at = name.lastIndexOf('.');
    const field = fieldAt(name.slice(0, at), reader);
    const value = field?.kind === 'enum' ? field.values[name.slice(at + 1)] : undefined;
    if (!value) return undefined;
    return { text: typeof value === 'string' ? value : textOf(value, 'label', reader.locale) };
  },
  /** One of the views that a list comes with: `{view:orders.refunds}`. */
  view: (name, { model, can, locale }) => {
    const [resource = '', view = ''] = name.split('.');
    const found = model.resources[resource]?.list.views?.[view];
    return found && can(resource, 'list') ? { text: textOf(found, 'label', locale) } : undefined;
  },
  /** What a report's page offers of a resource: `{offer:report-schedules}`. */
  offer: (name, { model, can, locale }) => {
    const offer = model.resources[name]?.fromReport;
    return offer && can(name, 'create') ? { text: textOf(offer, 'label', locale) } : undefined;
  },
  /** Any text of the dashboard, as a button of a screen of its own: `{say:reorder.action}`. */
  say: (key, { translate }) => ({ text: translate(key, { smart_count: 2 }) }),
  /** Says nothing; what it stands in is for holders of a permission alone: `{may:InventoryCountApprove}`. */
  may: (permission, { holds }) => (holds(permission) ? { text: '' } : undefined),
};

function fieldAt(name: string, reader: Reader): FieldModel | undefined {
  const { model } = reader;
  const [owner = '', ...path] = name.split('.');
  const of = model.resources[owner]?.allFields ?? model.settings[owner]?.fields ?? columnsOf(owner, reader);
  return path.reduce<{ fields?: Readonly<Record<string, FieldModel>>; found?: FieldModel }>(
    ({ fields }, part) => {
      const found = fields?.[part];
      if (!found || !canRead(reader, found)) return {};
      return { found, fields: found.kind === 'lines' ? modelsOf(found.fields) : undefined };
    },
    { fields: of },
  ).found;
}

function columnsOf(report: string, { model }: Reader) {
  const columns = model.reports[report]?.columns;
  return columns && modelsOf(columns);
}

function modelsOf(fields: Parameters<typeof Object.entries<Parameters<typeof fieldModel>[1]>>[0]): Readonly<Record<string, FieldModel>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldModel(name, field)]));
}
