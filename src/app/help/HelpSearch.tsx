import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { searchText } from '#/model/values/searchText.ts';
import { searchHelp } from './searchHelp.ts';
import type { Topic } from './topics.ts';
import type { ReaderHelp } from './useHelp.ts';

interface HelpSearchProps {
  help: ReaderHelp;
  /** A found page's title, as what leads to its help. */
  lead: (topic: Topic) => ReactNode;
  /** What stands here while nothing is searched. */
  children: ReactNode;
}

/** A search over all that the help says to this reader; what is found takes the place of what stands below. */
export function HelpSearch({ help, lead, children }: HelpSearchProps) {
  const { say } = help.reader;
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const isSearching = searchText(wanted) !== '';
  const found = isSearching ? searchHelp(help.searched(), wanted) : [];
  return (
    <>
      <TextField
        type="search"
        size="small"
        fullWidth
        className="screen-only"
        label={say('search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Status role="status">{isSearching && (found.length > 0 ? say('found', { count: found.length }) : say('nothing_found'))}</Status>
      {isSearching ? (
        <FoundList>
          {found.map(({ topic, text }) => (
            <li key={topic.path}>
              {lead(topic)}
              {text && <p>{text}</p>}
            </li>
          ))}
        </FoundList>
      ) : (
        children
      )}
    </>
  );
}

const Status = styled('div')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary, minHeight: 16 }));
const FoundList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  li: { paddingBlock: 6, borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
  p: { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  a: { color: theme.vars.palette.primary.main },
}));
