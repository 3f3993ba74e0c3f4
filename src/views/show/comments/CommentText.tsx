import { Link } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type Comment, commentParts } from '#/model/values/commentText.ts';

/** What a comment says: its lines as they were typed, its people by name, its addresses as links. */
export function CommentText({ text, mentions }: Pick<Comment, 'text' | 'mentions'>) {
  const translate = useTranslate();
  const nameOf = (id: number) => mentions.find((person) => person.id === id)?.name || translate('comments.former_user');
  return (
    <Words dir="auto">
      {commentParts(text).map((part, at) => {
        // Pieces of one text, which is drawn anew as a whole.
        const key = at;
        if (part.kind === 'text') return part.text;
        if (part.kind === 'person')
          return (
            <b key={key}>
              @<bdi>{nameOf(part.id)}</bdi>
            </b>
          );
        return (
          <Link key={key} href={part.address} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
            {part.address}
          </Link>
        );
      })}
    </Words>
  );
}

const Words = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  b: { fontWeight: 600, color: theme.vars.palette.primary.main },
}));
