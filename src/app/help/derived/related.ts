import type { Model, ResourceModel } from '#/model/language/model.ts';
import { canRead, type Reader } from '#/src/app/help/reader.ts';
import type { Topic } from '#/src/app/help/topics.ts';
import type { Field } from '#model/language';

/** More of them say nothing. */
const MAX_RELATED = 10;

/** The pages that have to do with one, of those that the reader may open: what it refers to, what refers to it, what its figures open. */
export function relatedTopics(topic: Topic, reader: Reader): Topic[] {
  const { model, topics } = reader;
  const report = topic.report === undefined ? undefined : model.reports[topic.report];
  const resource = topic.resource === undefined ? undefined : model.resources[topic.resource];
  const paths = [
    ...[...(report?.tabs ?? []), ...(report?.sections ?? [])].map((name) => `/reports/${name}`),
    ...(report ? openedBy(report.opens) : []),
    ...(resource ? [...referredTo(resource, reader), ...referring(model, resource, reader), ...reportsOpening(model, resource)] : []),
  ];
  return [...new Set(paths)]
    .filter((path) => path !== topic.path)
    .flatMap((path) => topics.get(path) ?? [])
    .slice(0, MAX_RELATED);
}

function openedBy(opens: Readonly<Record<string, unknown>> = {}): string[] {
  return Object.values(opens).flatMap((one) => {
    const { report, resource } = one as { report?: string; resource?: string | readonly string[] };
    return report === undefined ? [resource ?? []].flat().map((name) => `/${name}`) : [`/reports/${report}`];
  });
}

const fieldsOf = ({ fields }: ResourceModel): Field[] =>
  Object.values(fields).flatMap((field): Field[] => (field.kind === 'lines' ? [field, ...Object.values(field.fields)] : [field]));

const targetsOf = (field: Field): readonly string[] => (field.kind === 'reference' ? [field.to].flat() : []);

function referredTo(resource: ResourceModel, reader: Reader): string[] {
  return fieldsOf(resource)
    .filter((field) => canRead(reader, field))
    .flatMap(targetsOf)
    .map((name) => `/${name}`);
}

function referring({ resources }: Model, { name, variant }: ResourceModel, reader: Reader): string[] {
  const isHere = (target: string) => target === name || target === variant?.of;
  return Object.values(resources)
    .filter((one) => fieldsOf(one).some((field) => canRead(reader, field) && targetsOf(field).some(isHere)))
    .map((one) => `/${one.name}`);
}

function reportsOpening({ reports }: Model, { name }: ResourceModel): string[] {
  return Object.values(reports)
    .filter(({ opens }) => openedBy(opens).includes(`/${name}`))
    .map((report) => `/reports/${report.name}`);
}
