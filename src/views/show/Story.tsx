import { Paper, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { model } from '#/resources/index.ts';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import { hiddenFields } from '#model/language';
import { RecordPicture } from '../list/RecordPicture.tsx';
import { hasValue } from '../parts/hasValue.ts';
import { Led } from '../parts/Led.tsx';
import { useReadableFields } from '../parts/useReadableFields.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';

// Charts: loaded where a record has one.
const StoryChart = lazy(() => import('./StoryChart.tsx'));

const PICTURE_PX = 88;

/** What a record's page begins with, where its definition says so: its picture, the figures that say how it stands, and their course. */
export function Story() {
  const resource = useResourceModel();
  const record = useShownRecord();
  const readable = useReadableFields(resource);
  const label = useLabelOf();
  const titleOf = useTitleOf();
  const { permissions } = useSession();
  const { story } = resource;
  if (!story) return null;
  const hidden = hiddenFields(resource.rules, record);
  const figures = story.figures
    .flatMap((name) => readable.get(name) ?? [])
    .filter(({ name }) => !hidden.has(name) && hasValue(record[name]));
  const report = story.report && model.reports[story.report.name];
  return (
    <>
      {figures.length > 0 && (
        <Head variant="outlined">
          <RecordPicture record={record} name={titleOf(resource, record)} size={PICTURE_PX} />
          <dl>
            {figures.map((field) => (
              <div key={field.name}>
                <dt>{label(field)}</dt>
                <dd>
                  <Led resource={resource} field={field.name} record={record}>
                    <Cell field={field} value={record[field.name]} record={record} />
                  </Led>
                </dd>
              </div>
            ))}
          </dl>
        </Head>
      )}
      {story.report && report && permissions.has(report.permission) && (
        <Suspense fallback={<Skeleton variant="rounded" height={320} sx={{ marginBottom: 2, maxWidth: pageWidth }} />}>
          <StoryChart {...story.report} report={report} />
        </Suspense>
      )}
    </>
  );
}

const Head = styled(Paper)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: 20,
  borderRadius: 12,
  marginBottom: 16,
  maxWidth: pageWidth,
  dl: { display: 'flex', flexWrap: 'wrap', gap: '12px 40px', margin: 0, minWidth: 0 },
  dt: { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  dd: { ...theme.typography.h2, margin: '2px 0 0', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { padding: 16, alignItems: 'start', dl: { gap: '10px 24px' } },
}));
