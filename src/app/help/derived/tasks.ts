import { holdsImport } from '#/authProvider/bulkAccess.ts';
import { inBothCases } from '#/i18n/inBothCases.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { type FieldModel, isKind, type ResourceModel, type VerbModel } from '#/model/language/model.ts';
import { canRead, listed, type Reader } from '#/src/app/help/reader.ts';
import { textOf } from '#model/language';
import { sentence } from './fieldLines.ts';
import { allowedValues, usableVerbs, valueLabel } from './statuses.ts';

/** Something that one does on a page: what it is called, and the steps to it. */
export interface Task {
  title: string;
  steps: readonly string[];
}

/** What the reader can do with a resource's records: adding, changing and deleting them, their order, and their verbs. */
export function tasksOf(resource: ResourceModel, reader: Reader): Task[] {
  const { name, fields, orderable } = resource;
  const { can, say, translate, holds, locale } = reader;
  const names = inBothCases(translate(`resources.${name}.name`, { smart_count: 1 }));
  const press = (key: string) => say('press', { button: translate(key, names) });
  const orMore = (key: string) => say('press_or_more', { button: translate(key), more: translate('show.more') });
  const save = press('views.save');
  const required = Object.values(fields).filter((field) => isAsked(field) && canRead(reader, field));
  const fill =
    required.length > 0
      ? say('fill', {
          names: listed(
            locale,
            required.map((one) => textOf(one, 'label', locale)),
          ),
        })
      : say('fill_any');
  const add = translate('views.add', names);
  return [
    ...(can(name, 'create') ? [{ title: add, steps: [say('press', { button: add }), fill, save] }] : []),
    ...(can(name, 'edit') ? [{ title: translate('views.edit'), steps: [say('open_record'), press('views.edit'), save] }] : []),
    ...(can(name, 'delete')
      ? [{ title: translate('views.delete'), steps: [say('open_record'), orMore('views.delete'), say('confirm')] }]
      : []),
    ...(orderable && holds(orderable.permission)
      ? [{ title: translate('reorder.action'), steps: [press('reorder.action'), translate('reorder.help')] }]
      : []),
    ...usableVerbs(resource, reader).map((verb) => verbTask(resource, verb, reader)),
  ];
}

/** Whether the reader may import records of a resource. */
export function canImport({ name, table, menu }: ResourceModel, { model, holds, can }: Reader): boolean {
  const held = { has: holds } as ReadonlySet<string>;
  return menu !== false && holdsImport(model, held, { name, table }) && can(name, 'create') && can(name, 'edit');
}

/** Whether nothing stands in a field that must be filled in. */
const isAsked = (field: FieldModel) => field.required && !field.readonly && !('default' in field);

function verbTask(resource: ResourceModel, verb: VerbModel, reader: Reader): Task {
  const { say, locale, translate } = reader;
  const title = textOf(verb, 'label', locale);
  const asked = Object.entries(verb.input ?? {})
    .map(([name, field]) => fieldModel(name, field))
    .filter((field) => canRead(reader, field));
  const confirm = textOf(verb, 'confirm', locale);
  const steps = [
    verb.on === 'record' ? say('open_record') : verb.on === 'selection' ? say('select_records') : undefined,
    say(verb.on === 'selection' ? 'press' : 'press_or_more', { button: title, more: translate('show.more') }),
    asked.length > 0 &&
      say('asks', {
        names: listed(
          locale,
          asked.map((one) => textOf(one, 'label', locale)),
        ),
      }),
    [...whenSentences(resource, verb, reader), confirm && sentence(confirm), ...toSentences(resource, verb, reader)]
      .filter(Boolean)
      .join(' '),
  ];
  return { title, steps: steps.filter((step) => typeof step === 'string').filter(Boolean) };
}

/** In which of a field's values a verb is offered. */
function whenSentences({ fields }: ResourceModel, verb: VerbModel, { say, locale, ...reader }: Reader): string[] {
  return enumsOf(fields, Object.keys(verb.when ?? {})).flatMap((field) => {
    const values = allowedValues(verb, field.name);
    if (!values || !canRead(reader, field)) return [];
    const names = values.map((value) => valueLabel(field, value, locale));
    return [say('only_while', { field: textOf(field, 'label', locale), values: listed(locale, names, 'disjunction') })];
  });
}

/** Which value a field takes by a verb. */
function toSentences({ fields }: ResourceModel, verb: VerbModel, { say, locale, ...reader }: Reader): string[] {
  const to: Readonly<Record<string, string | undefined>> = verb.to ?? {};
  return enumsOf(fields, Object.keys(to)).flatMap((field) =>
    canRead(reader, field)
      ? [say('becomes', { field: textOf(field, 'label', locale), value: valueLabel(field, to[field.name] ?? '', locale) })]
      : [],
  );
}

function enumsOf(fields: Readonly<Record<string, FieldModel>>, names: readonly string[]): Extract<FieldModel, { kind: 'enum' }>[] {
  return names.flatMap((name) => {
    const field = fields[name];
    return isKind(field, 'enum') ? [field] : [];
  });
}
