import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { kinds } from '#/model/kinds/index.ts';
import type { Comment } from '#/model/values/commentText.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { ConfirmDialog } from '#/src/views/parts/ConfirmDialog.tsx';
import { PersonAvatar } from '#/src/views/parts/people/PersonAvatar.tsx';
import { CommentEditor } from './CommentEditor.tsx';
import { CommentText } from './CommentText.tsx';
import { useCommentChange } from './useComments.ts';

/** One comment: who wrote it, when, what it says, and what its reader may do with it. */
export function CommentItem({ comment }: { comment: Comment }) {
  const translate = useTranslate();
  const context = useKindContext();
  const [doing, setDoing] = useState<'edit' | 'remove'>();
  const close = () => setDoing(undefined);
  const { mutate: change, error, isPending } = useCommentChange<{ comment_id: number; text: string }>('edit', close);
  const { id, author, created_at: at, edited_at: editedAt, can_edit: canEdit, can_delete: canDelete } = comment;
  const moment = (instant: string) => kinds.datetime.format(instant, { kind: 'datetime' }, context);
  const of = { author, at: moment(at) };
  const [first = '', ...others] = author.split(' ');
  return (
    <Item id={`comment-${id}`}>
      <PersonAvatar person={{ first_name: first, last_name: others.at(-1) ?? '', email: author }} />
      <div className="said">
        <div className="head">
          <div className="who">
            <strong>
              <bdi>{author}</bdi>
            </strong>
            <time dateTime={at}>{moment(at)}</time>
            {editedAt && <small title={moment(editedAt)}>{translate('comments.is_edited')}</small>}
          </div>
          {doing !== 'edit' && (
            <span className="actions screen-only">
              {canEdit && (
                <Action label={translate('comments.edit')} named={translate('comments.edit_named', of)} onClick={() => setDoing('edit')}>
                  <EditIcon fontSize="small" />
                </Action>
              )}
              {canDelete && (
                <Action
                  label={translate('comments.delete')}
                  named={translate('comments.delete_named', of)}
                  onClick={() => setDoing('remove')}
                >
                  <DeleteIcon fontSize="small" />
                </Action>
              )}
            </span>
          )}
        </div>
        {doing === 'edit' ? (
          <CommentEditor
            label={translate('comments.edit_named', of)}
            action={translate('comments.save')}
            initial={comment}
            takesFocus
            isPending={isPending}
            error={error}
            onSend={(text) => change({ comment_id: id, text })}
            onCancel={close}
          />
        ) : (
          <CommentText {...comment} />
        )}
      </div>
      {doing === 'remove' && <Removal id={id} isOwn={canEdit} author={author} onClose={close} />}
    </Item>
  );
}

interface ActionProps {
  label: string;
  named: string;
  onClick: () => void;
  children: ReactNode;
}

function Action({ label, named, onClick, children }: ActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={named} onClick={onClick}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

function Removal({ id, isOwn, author, onClose }: { id: number; isOwn: boolean; author: string; onClose: () => void }) {
  const translate = useTranslate();
  const { mutate, isPending, error } = useCommentChange<{ comment_id: number }>('remove', onClose);
  return (
    <ConfirmDialog
      open
      isDanger
      title={translate('comments.delete_title')}
      text={error?.message ?? translate(isOwn ? 'comments.delete_own' : 'comments.delete_of', { author })}
      action={translate('comments.delete')}
      isPending={isPending}
      onConfirm={() => mutate({ comment_id: id })}
      onClose={onClose}
    />
  );
}

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  '.said': { flex: 1, minWidth: 0 },
  '.head': { display: 'flex', alignItems: 'start', gap: 10, minHeight: 32 },
  '.who': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 10, flex: 1, paddingBlock: 5 },
  '.actions': { display: 'inline-flex' },
  'time, small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
