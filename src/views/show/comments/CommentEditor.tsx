import { Alert, Button, InputBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type Comment, MAX_COMMENT, type NamedPerson, spokenComment, storedComment } from '#/model/values/commentText.ts';
import { commandKey } from '#/src/foundation/keys/commandKey.ts';
import { MentionList } from './MentionList.tsx';
import { type Mentioning, mentionAt, withMention } from './mentionAt.ts';
import { useMentionable } from './useComments.ts';

/** What is being written: as it is read, and who was chosen in it. */
export interface Written {
  text: string;
  people: readonly NamedPerson[];
}

interface CommentEditorProps {
  label: string;
  /** The word on the button that sends it. */
  action: string;
  /** What it begins with: a comment that is changed, or what was written before. */
  initial?: Comment | Written;
  /** Whether somebody asked for it and goes on typing here. */
  takesFocus: boolean;
  isPending: boolean;
  error: Error | null;
  onSend: (text: string) => void;
  onChange?: (written: Written) => void;
  onCancel?: () => void;
}

/** Where a comment is written: an `@` offers the people who may see the record, the command key with Enter sends. */
export function CommentEditor({ label, action, initial, takesFocus, isPending, error, onSend, onChange, onCancel }: CommentEditorProps) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState(() => begun(initial, translate('comments.former_user')));
  const [mentioning, setMentioning] = useState<Mentioning>();
  const [at, setAt] = useState(0);
  const [caret, setCaret] = useState<number>();
  const people = useMentionable(mentioning?.typed);
  const active = people[Math.min(at, people.length - 1)];
  const { text } = written;
  const stored = storedComment(text, written.people).trim();
  const isTooLong = stored.length > MAX_COMMENT;
  const canSend = stored !== '' && !isTooLong && !isPending;

  // What is put in by a choice moves the caret, once it stands there.
  useEffect(() => {
    if (caret !== undefined) input.current?.setSelectionRange(caret, caret);
  }, [caret]);

  const take = (next: Written) => {
    setWritten(next);
    onChange?.(next);
  };
  const type = (typed: string, position: number) => {
    take({ ...written, text: typed });
    setCaret(undefined);
    setMentioning(mentionAt(typed, position, written.people));
    setAt(0);
  };
  const choose = (person: NamedPerson) => {
    if (!mentioning) return;
    const put = withMention(text, mentioning, person);
    take({ text: put.text, people: [...written.people.filter((one) => one.id !== person.id), person] });
    setMentioning(undefined);
    setCaret(put.caret);
    input.current?.focus();
  };
  const send = () => {
    if (canSend) onSend(stored);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    } else if (mentioning && active) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setAt((people.indexOf(active) + step + people.length) % people.length);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(active);
      else if (event.key === 'Escape') setMentioning(undefined);
      else return;
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      onCancel();
    }
  };

  return (
    <Frame>
      <InputBase
        multiline
        fullWidth
        minRows={2}
        maxRows={12}
        autoFocus={takesFocus}
        readOnly={isPending}
        inputRef={input}
        value={text}
        placeholder={translate('comments.placeholder')}
        onChange={({ target }) => type(target.value, target.selectionStart ?? target.value.length)}
        onKeyDown={onKeyDown}
        onBlur={() => setMentioning(undefined)}
        inputProps={{
          'aria-label': label,
          'aria-describedby': `${id}-hint`,
          'aria-invalid': isTooLong,
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-controls': active ? `${id}-people` : undefined,
          'aria-activedescendant': active ? `${id}-people-${active.id}` : undefined,
          dir: 'auto',
        }}
      />
      <MentionList
        id={`${id}-people`}
        anchor={input.current}
        people={mentioning ? people : []}
        active={active}
        isAsked={mentioning !== undefined}
        onChoose={choose}
      />
      {error && (
        <Alert severity="error" variant="outlined">
          {firstProblem(error)}
        </Alert>
      )}
      <div className="foot">
        <small id={`${id}-hint`}>
          {isTooLong ? translate('comments.too_long', { count: stored.length - MAX_COMMENT }) : translate('comments.seen_by')}
        </small>
        {onCancel && (
          <Button color="inherit" size="small" onClick={onCancel}>
            {translate('views.cancel')}
          </Button>
        )}
        <Button variant="contained" size="small" disabled={!canSend} onClick={send} title={`${commandKey} Enter`}>
          {action}
        </Button>
      </div>
    </Frame>
  );
}

/** A stored comment is written on by the names of its people. */
function begun(initial: Comment | Written | undefined, former: string): Written {
  if (!initial) return { text: '', people: [] };
  if ('people' in initial) return initial;
  const people = initial.mentions.map(({ id, name }) => ({ id, name: name || former }));
  return { text: spokenComment(initial.text, (id) => people.find((one) => one.id === id)?.name ?? former), people };
}

/** What the host says of the text, else of the whole. */
function firstProblem(error: Error & { body?: { errors?: Readonly<Record<string, string>> } }): string {
  return error.body?.errors?.text ?? error.message;
}

const Frame = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  padding: '10px 14px',
  display: 'grid',
  gap: 8,
  '&:focus-within': { borderColor: theme.vars.palette.primary.main },
  '.foot': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '.foot small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, flex: '1 1 200px' },
}));
