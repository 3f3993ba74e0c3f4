import Link from '@mui/material/Link';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { HelpSearch } from './HelpSearch.tsx';
import { helpOf } from './helpOf.ts';
import { TopicHelp } from './TopicHelp.tsx';
import { TopicList } from './TopicList.tsx';
import { type Topic, topicAt } from './topics.ts';
import type { ReaderHelp } from './useHelp.ts';

/** The help about the page one is on, or about another one that was looked up; where the page has none, about all. */
export function HelpContent({ help }: { help: ReaderHelp }) {
  const { pathname } = useLocation();
  const { reader, texts } = help;
  const here = topicAt(reader.topics, pathname);
  const [chosen, setChosen] = useState<Topic>();
  const topic = chosen ?? here;
  const lead = (one: Topic) => (
    <Link component="button" type="button" variant="body2" sx={{ textAlign: 'start' }} onClick={() => setChosen(one)}>
      {one.title}
    </Link>
  );
  return (
    // Another page looked up: the search begins anew.
    <HelpSearch key={topic?.path} help={help} lead={lead}>
      {chosen && (
        <p>
          <Link component="button" type="button" variant="body2" onClick={() => setChosen(undefined)}>
            {here ? reader.say('back_to', { name: here.title }) : reader.say('all_topics')}
          </Link>
        </p>
      )}
      {topic ? (
        <>
          <h3>{topic.title}</h3>
          <TopicHelp help={helpOf(topic, texts, reader)} say={reader.say} level={4} isOpen={false} />
        </>
      ) : (
        <TopicList topics={reader.topics.values()} say={reader.say} level={3} lead={lead} />
      )}
    </HelpSearch>
  );
}
