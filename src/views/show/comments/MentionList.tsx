import { Paper, Popper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { NamedPerson } from '#/model/values/commentText.ts';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';

interface MentionListProps {
  id: string;
  anchor: HTMLElement | null;
  people: readonly NamedPerson[];
  active: NamedPerson | undefined;
  /** Whether somebody is being looked for: how many there are is said aloud. */
  isAsked: boolean;
  onChoose: (person: NamedPerson) => void;
}

/** The people who can be mentioned, below what is written; the keyboard stays there. */
export function MentionList({ id, anchor, people, active, isAsked, onChoose }: MentionListProps) {
  const translate = useTranslate();
  return (
    <>
      <Said role="status">
        {isAsked && translate(people.length ? 'comments.people_found' : 'comments.nobody_found', { smart_count: people.length })}
      </Said>
      <Popper disablePortal open={people.length > 0} anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'modal' }}>
        <Options elevation={6} id={id} role="listbox" aria-label={translate('comments.people')}>
          {people.map((person) => (
            <Option
              key={person.id}
              id={`${id}-${person.id}`}
              role="option"
              aria-selected={person.id === active?.id}
              // The text keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(person)}
              dir="auto"
            >
              {person.name}
            </Option>
          ))}
        </Options>
      </Popper>
    </>
  );
}

const Said = styled('span')(visuallyHidden);

const Options = styled(Paper)({ padding: 4, borderRadius: 10, minWidth: 200, maxHeight: 280, overflowY: 'auto', marginBlock: 4 });

const Option = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  padding: '8px 12px',
  borderRadius: 8,
  cursor: 'pointer',
  '&[aria-selected=true], &:hover': { background: theme.vars.palette.action.selected },
}));
