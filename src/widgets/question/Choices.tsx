import { Chip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Choice } from './useQuestionWords.ts';

interface ChoicesProps {
  choices: readonly Choice[];
  /** Takes a choice out; without it they are only read. */
  onRemove?: (choice: Choice) => void;
}

/** Choices as chips; one that the report no longer knows is marked, and says so. */
export function Choices({ choices, onRemove }: ChoicesProps) {
  const translate = useTranslate();
  return (
    <List>
      {choices.map((choice) => (
        <li key={choice.parts.join()}>
          <Chip
            size="small"
            variant="outlined"
            color={choice.isStrange ? 'error' : 'default'}
            label={<span dir="auto">{choice.text}</span>}
            {...(onRemove && {
              onDelete: () => onRemove(choice),
              // The mark alone is too small a place to be the only one: the chip takes Delete and Backspace too.
              title: translate('reports_view.kept.remove', { name: choice.text }),
            })}
          />
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 6 });
