import { Button, Paper, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import { draftKey, dropDraft, keepDraft, readDraft } from '#/src/foundation/session/drafts.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { CommentEditor, type Written } from './CommentEditor.tsx';
import { CommentItem } from './CommentItem.tsx';
import { useCommentChange, useComments } from './useComments.ts';

/** What people say on the record, the newest last, and where one says something oneself. */
export function Comments() {
  const translate = useTranslate();
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useComments();
  if (error) return <PageError error={error} retry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={240} sx={{ maxWidth: pageWidth }} />;
  const comments = [...data.pages].reverse().flatMap(({ list }) => list);
  return (
    <Frame variant="outlined">
      {hasNextPage && (
        <Button color="inherit" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('comments.older')}
        </Button>
      )}
      {comments.length === 0 && <p>{translate('comments.none')}</p>}
      {comments.length > 0 && (
        <ol aria-label={translate('comments.title')}>
          {comments.map((comment) => (
            <CommentItem key={comment.id} comment={comment} />
          ))}
        </ol>
      )}
      <NewComment />
    </Frame>
  );
}

/** What is written here and not sent waits in this browser. */
function NewComment() {
  const translate = useTranslate();
  const resource = useResourceModel();
  const { id } = useShownRecord();
  const { user } = useSession();
  const key = draftKey('comment', user.id, resource.name, id);
  const [draft] = useState(() => readDraft(key)?.values as Written | undefined);
  const [sent, setSent] = useState(0);
  const { mutate, isPending, error } = useCommentChange<{ text: string }>('create', () => {
    dropDraft(key);
    setSent((times) => times + 1);
  });
  return (
    <CommentEditor
      key={sent}
      label={translate('comments.write')}
      action={translate('comments.send')}
      {...(draft && sent === 0 && { initial: draft })}
      takesFocus={sent > 0}
      isPending={isPending}
      error={error}
      onSend={(text) => mutate({ text })}
      onChange={({ text, people }) => keepDraft(key, { at: Date.now(), over: null, values: text.trim() ? { text, people } : {} })}
    />
  );
}

const Frame = styled(Paper)(({ theme }) => ({
  maxWidth: pageWidth,
  borderRadius: 12,
  padding: 20,
  display: 'grid',
  gap: 16,
  ol: { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 16 },
  '> p': { ...theme.typography.body1, margin: 0, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { padding: 14 },
}));
