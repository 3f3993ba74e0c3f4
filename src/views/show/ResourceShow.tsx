import { Tab, Tabs } from '@mui/material';
import { type RaRecord, ShowBase, useLocaleState, useRecordContext, useShowContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { numberFormat } from '#/model/values/intl.ts';
import { ACTIVITY_RESOURCE } from '#/resources/reference/activity.ts';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { PageSkeleton } from '#/src/foundation/page/PageSkeleton.tsx';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { hasComments } from '#model/language';
import { useHeadingOf } from '../parts/useHeadingOf.ts';
import { useOwnerTitle } from '../parts/useOwnerTitle.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { mayBeThere, useUnread } from '../parts/useUnread.ts';
import type { Action } from '../verbs/MoreMenu.tsx';
import { Comments } from './comments/Comments.tsx';
import { useComments } from './comments/useComments.ts';
import { History } from './History.tsx';
import { Neighbours } from './Neighbours.tsx';
import { RecordActions } from './RecordActions.tsx';
import { RecordDetails } from './RecordDetails.tsx';
import { RelatedLists } from './RelatedLists.tsx';
import { Story } from './Story.tsx';
import { useNameOfList } from './useNameOfList.ts';
import { useRelatedLists } from './useRelatedLists.ts';
import { VerbTables } from './VerbTables.tsx';

interface ResourceShowProps {
  /** What a screen of its own adds: quiet actions for the record, and a part below what it holds. */
  actions?: (record: RaRecord) => readonly Action[];
  below?: ReactNode;
  /** In the place of what the record holds, field by field. */
  overview?: ReactNode;
  /** Before the actions, in the place of the way to the list's other records. */
  before?: ReactNode;
  /** Whether something about the record is still under way: it is then read again and again. */
  isUnderWay?: (record: RaRecord) => boolean;
}

/** How often a record is read while something about it is under way. */
const AGAIN_MS = 2000;

/** A record's page: what it holds, what can be done with it, what refers to it, and who changed it. */
export default function ResourceShow(props: ResourceShowProps) {
  const { name } = useResourceModel();
  const onError = useUnread(name);
  return (
    <ShowBase
      resource={name}
      queryOptions={{
        staleTime: 0,
        refetchInterval: ({ state }) => (state.data && props.isUnderWay?.(state.data) ? AGAIN_MS : false),
        onError,
      }}
    >
      <RecordPage {...props} />
    </ShowBase>
  );
}

function RecordPage({ actions, below, overview, before }: ResourceShowProps) {
  const resource = useResourceModel();
  const record = useRecordContext();
  const { error, refetch } = useShowContext();
  const translate = useTranslate();
  const can = useCan();
  const related = useRelatedLists();
  const nameOf = useNameOfList();
  const headingOf = useHeadingOf();
  const owner = useOwnerTitle(record);
  const comments = useComments().data?.pages[0]?.total;
  const [locale] = useLocaleState();
  const [search, setSearch] = useSearchParams();
  if (!record && mayBeThere(error))
    return (
      <>
        <PageHeading title={translate(`resources.${resource.name}.name`, { smart_count: 1 })} />
        <PageError error={error} retry={() => void refetch()} />
      </>
    );
  if (!record) return <PageSkeleton />;
  const [only, ...others] = related;
  const tabs = [
    { key: 'overview', label: translate('views.overview') },
    ...(only ? [{ key: 'related', label: others.length ? translate('show.related') : nameOf(only, related) }] : []),
    ...(hasComments(resource)
      ? [
          {
            key: 'comments',
            label: comments
              ? translate('comments.counted', { count: numberFormat(locale, {}).format(comments) })
              : translate('comments.title'),
          },
        ]
      : []),
    ...(can(ACTIVITY_RESOURCE, 'list') && resource.name !== ACTIVITY_RESOURCE
      ? [{ key: 'history', label: translate('views.history') }]
      : []),
  ];
  const tab = tabs.find(({ key }) => key === search.get('tab'))?.key ?? 'overview';
  return (
    <>
      <PageHeading
        title={headingOf(resource, record)}
        lead={owner && <bdi>{owner}</bdi>}
        action={
          <>
            {before ?? <Neighbours />}
            <RecordActions own={actions?.(record)} />
          </>
        }
      />
      {tabs.length > 1 && (
        <Tabs
          value={tab}
          onChange={(_, next: string) => setSearch(next === 'overview' ? {} : { tab: next }, { replace: true })}
          sx={{ marginBottom: 2 }}
        >
          {tabs.map(({ key, label }) => (
            <Tab key={key} value={key} label={label} />
          ))}
        </Tabs>
      )}
      {tab === 'overview' && <Story />}
      {tab === 'overview' && (overview ?? <RecordDetails />)}
      {tab === 'overview' && <VerbTables />}
      {tab === 'overview' && below}
      {tab === 'related' && <RelatedLists lists={related} />}
      {tab === 'comments' && <Comments />}
      {tab === 'history' && <History />}
    </>
  );
}
