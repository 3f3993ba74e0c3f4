import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { AccessDenied } from '#/src/foundation/errors/AccessDenied.tsx';
import { helpPath } from '#/src/foundation/page/helpPath.ts';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { PageSkeleton } from '#/src/foundation/page/PageSkeleton.tsx';
import { HelpFailed } from './HelpFailed.tsx';
import { HelpSearch } from './HelpSearch.tsx';
import { helpOf } from './helpOf.ts';
import { TopicHelp } from './TopicHelp.tsx';
import { TopicList } from './TopicList.tsx';
import type { Topic } from './topics.ts';
import { type ReaderHelp, useHelp } from './useHelp.ts';

/** The help as a page: all topics, or one of them (`/help/orders`), to be linked to, read in a tab of its own, and printed. */
export default function HelpPage() {
  const { '*': path = '' } = useParams();
  const { help, error, retry } = useHelp();
  if (error && !help) return <HelpFailed onRetry={retry} />;
  if (!help) return <PageSkeleton />;
  if (!path) return <AllTopics help={help} />;
  const topic = help.reader.topics.get(`/${path}`);
  return topic ? <OneTopic help={help} topic={topic} /> : <AccessDenied />;
}

const lead = ({ path, title }: Topic) => <Link to={helpPath(path)}>{title}</Link>;

function AllTopics({ help }: { help: ReaderHelp }) {
  const translate = useTranslate();
  const { topics, say } = help.reader;
  return (
    <>
      <PageHeading title={translate('shell.help')} lead={say('lead')} />
      <HelpSearch help={help} lead={lead}>
        <TopicList topics={topics.values()} say={say} level={2} lead={lead} />
      </HelpSearch>
    </>
  );
}

function OneTopic({ help, topic }: { help: ReaderHelp; topic: Topic }) {
  const translate = useTranslate();
  const { hash } = useLocation();
  const { reader, texts } = help;
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <PageHeading
        title={topic.title}
        crumbs={[{ label: translate('shell.help'), to: helpPath() }]}
        action={
          <>
            <Button color="inherit" startIcon={<PrintOutlined />} onClick={() => window.print()}>
              {reader.say('print')}
            </Button>
            <Button variant="outlined" color="inherit" component={Link} to={topic.path}>
              {reader.say('open_page')}
            </Button>
          </>
        }
      />
      <TopicHelp help={helpOf(topic, texts, reader)} say={reader.say} level={2} isOpen relatedPath={helpPath} />
    </>
  );
}
