import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Reader } from './reader.ts';
import { byGroup, type Topic } from './topics.ts';

interface TopicListProps {
  topics: Iterable<Topic>;
  say: Reader['say'];
  /** How deep the groups' headings are. */
  level: 2 | 3;
  /** A topic's title, as what leads to its help. */
  lead: (topic: Topic) => ReactNode;
}

/** Every page that has help, by menu groups. */
export function TopicList({ topics, say, level, lead }: TopicListProps) {
  const translate = useTranslate();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Groups>
      {[...byGroup(topics)].map(([group, inGroup]) => (
        <section key={group ?? ''}>
          <Heading>{group === undefined ? say('outside') : translate(`groups.${group}.name`)}</Heading>
          <ul>
            {inGroup.map((topic) => (
              <li key={topic.path}>{lead(topic)}</li>
            ))}
          </ul>
        </section>
      ))}
    </Groups>
  );
}

const Groups = styled('div')(({ theme }) => ({
  columns: '240px 4',
  columnGap: 32,
  section: { paddingBlockEnd: 20 },
  'h2, h3': { ...theme.typography.subtitle1, margin: '0 0 4px', breakAfter: 'avoid' },
  ul: { listStyle: 'none', margin: 0, padding: 0 },
  li: { ...theme.typography.body2, paddingBlock: 3, breakInside: 'avoid' },
  a: { color: theme.vars.palette.primary.main },
}));
