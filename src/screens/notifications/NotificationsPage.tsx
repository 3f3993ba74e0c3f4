import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { LinkTabs } from '#/src/views/parts/LinkTabs.tsx';
import { NotificationList } from './NotificationList.tsx';
import { useMarkRead, useNotifications, useUnread } from './useNotifications.ts';

/** Everything one was told, as far back as it is kept: all of it, or what is not read. */
export default function NotificationsPage() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const unread = search.get('show') === 'unread';
  const { unread: count } = useUnread();
  const markRead = useMarkRead();
  const { data, error, refetch, dataUpdatedAt, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotifications({ unread });
  const list = data?.pages.flatMap((page) => page.list);
  const newest = list?.[0]?.id;
  return (
    <>
      <PageHeading
        title={translate('notifications.title')}
        lead={translate('notifications.lead')}
        action={
          <Button
            variant="outlined"
            color="inherit"
            disabled={count === 0 || newest === undefined}
            onClick={() => newest !== undefined && markRead({ up_to: newest })}
          >
            {translate('notifications.mark_all')}
          </Button>
        }
      />
      <LinkTabs
        label={translate('notifications.which')}
        links={[
          { key: 'all', to: '/notifications', label: translate('notifications.all'), isCurrent: !unread },
          { key: 'unread', to: '/notifications?show=unread', label: translate('notifications.unread'), isCurrent: unread },
        ]}
      />
      {error && !data ? (
        <PageError error={error} retry={() => void refetch()} />
      ) : (
        <Paper>
          <NotificationList list={list} now={dataUpdatedAt} unread={unread} />
          {hasNextPage && (
            <div className="more">
              <Button color="inherit" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {translate('notifications.older')}
              </Button>
            </div>
          )}
        </Paper>
      )}
    </>
  );
}

const Paper = styled('div')(({ theme }) => ({
  maxWidth: 760,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  '.more': { display: 'grid', justifyItems: 'center', padding: 8, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
