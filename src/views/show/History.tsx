import { Paper, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useGetList, useGetMany, useRecordContext, useTranslate } from 'ra-core';
import { model } from '#/resources/index.ts';
import { kinds } from '#/resources/kinds/index.ts';
import { ACTIVITY_RESOURCE } from '#/resources/reference/activity.ts';
import { type FieldModel, resourceOf } from '#/resources/schema/model.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useReadableFields } from '../useReadableFields.ts';
import { useResourceModel } from '../useResourceModel.ts';

type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;
const MOST = 100;

/** Who did what to the record, newest first, field by field. Fields that the reader may not see stay hidden here too. */
export function History() {
  const resource = useResourceModel();
  const record = useRecordContext();
  const translate = useTranslate();
  const context = useKindContext();
  const subject = resource.face?.of ?? resource.name;
  const { data, isPending } = useGetList(ACTIVITY_RESOURCE, {
    filter: { subject_type: subject, subject_id: record?.id },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: MOST },
    meta: { fields: ['description', 'causer', 'event', 'created_at', 'changes', 'subject_type', 'at_establishment'] },
  });
  if (isPending) return <Skeleton variant="rounded" height={200} />;
  if (!data?.length) return <p>{translate('views.history_empty')}</p>;
  return (
    <Timeline variant="outlined" component="ol">
      {data.map((entry) => (
        <li key={entry.id}>
          <strong>{String(entry.description)}</strong>
          <small>{translate('views.by_at', { name: entry.causer, at: kinds.datetime.format(entry.created_at, { kind: 'datetime' }, context) })}</small>
          <ChangeList changes={(entry.changes ?? {}) as Changes} />
        </li>
      ))}
    </Timeline>
  );
}

function ChangeList({ changes }: { changes: Changes }) {
  const resource = useResourceModel();
  const fields = useReadableFields(resource);
  const label = useLabelOf();
  const entries = Object.entries(changes).flatMap(([name, change]) => {
    const field = fields.get(name) ?? (resource.fields[name]?.kind === 'password' ? resource.fields[name] : undefined);
    return field ? [{ field, change }] : [];
  });
  if (!entries.length) return null;
  return (
    <ul>
      {entries.map(({ field, change: [from, to] }) => (
        <li key={field.name}>
          <span>{label(field)}: </span>
          <Side field={field} value={from} />
          <span aria-hidden> → </span>
          <Side field={field} value={to} />
        </li>
      ))}
    </ul>
  );
}

function Side({ field, value }: { field: FieldModel; value: unknown }) {
  const translate = useTranslate();
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)) return <em>{translate('views.nothing')}</em>;
  if (field.kind === 'reference' && typeof field.to === 'string') return <Titles to={field.to} ids={[value].flat().map(Number)} />;
  return <Cell field={field} value={value} record={{ [field.name]: value }} />;
}

/** What the targets are called today; by number where they are gone, or not the reader's to see. */
function Titles({ to, ids }: { to: string; ids: readonly number[] }) {
  const { title } = resourceOf(model, to);
  const { data } = useGetMany(to, { ids: [...ids] });
  return <span dir="auto">{ids.map((id) => String(data?.find((one) => one?.id === id)?.[title] ?? `#${id}`)).join(', ')}</span>;
}

const Timeline = styled(Paper)(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxWidth: 1080,
  borderRadius: 12,
  '> li': { padding: '14px 20px', borderBottom: `1px solid ${theme.vars.palette.divider}`, display: 'grid', gap: 2 },
  '> li:last-child': { borderBottom: 0 },
  small: { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  ul: { ...theme.typography.body2, margin: '6px 0 0', paddingInlineStart: 18, display: 'grid', gap: 2 },
  em: { color: theme.vars.palette.text.secondary },
})) as typeof Paper;
