import { styled, useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { KeyLines } from '#/src/app/keys/KeyLines.tsx';
import { shortcuts } from '#/src/app/keys/shortcuts.ts';
import { DASHBOARD_PATH } from '#/src/app/navigation/startPath.ts';
import { TOUR_SEARCH } from '#/src/foundation/page/tour.ts';
import type { Line } from './derived/fieldLines.ts';
import type { Help } from './helpOf.ts';
import type { Reader } from './reader.ts';
import { Said } from './Said.tsx';

interface TopicHelpProps {
  help: Help;
  say: Reader['say'];
  /** How deep its sections' headings are: below the title that stands over them. */
  level: 2 | 4;
  /** Whether what it says stands open, as on a page to be read and printed. */
  isOpen: boolean;
  /** Where the help about another page is, if not on that page itself. */
  relatedPath?: (path: string) => string;
}

/** What the help says of one page. */
export function TopicHelp({ help, say, level, isOpen, relatedPath = (path) => path }: TopicHelpProps) {
  const translate = useTranslate();
  const { direction } = useTheme();
  const [Heading, Below] = level === 2 ? (['h2', 'h3'] as const) : (['h4', 'h5'] as const);
  const fold = (key: string, title: string, content: ReactNode) => (
    <details key={key} id={isOpen ? key : undefined} open={isOpen}>
      <summary>
        <Below>{title}</Below>
      </summary>
      {content}
    </details>
  );
  const section = (title: string, content: ReactNode) => (
    <section key={title}>
      <Heading>{title}</Heading>
      {content}
    </section>
  );
  const keys = shortcuts(direction);
  const keyLines = [...help.keys.flatMap((where) => keys[where]), ...keys.anywhere].map(
    ([pressed, text]) => [pressed, translate(text)] as const,
  );
  const { topic, purpose, articles, tasks, fields, statuses, figures, related } = help;
  return (
    <Text>
      {purpose.map((pieces) => (
        <p key={pieces[0]?.text}>
          <Said pieces={pieces} />
        </p>
      ))}
      {topic.path === DASHBOARD_PATH && (
        <p>
          <Link to={`${DASHBOARD_PATH}${TOUR_SEARCH}`}>{translate('tour.title')}</Link>
        </p>
      )}
      {articles.length > 0 &&
        section(
          say('how_to'),
          articles.map(({ name, title, steps, note }) =>
            fold(
              name,
              title,
              <>
                <ol>
                  {steps.map((step) => (
                    <li key={step.map(({ text }) => text).join('')}>
                      <Said pieces={step} />
                    </li>
                  ))}
                </ol>
                {note && (
                  <p className="note">
                    <Said pieces={note} />
                  </p>
                )}
              </>,
            ),
          ),
        )}
      {figures.length > 0 && section(say('figures'), <Lines lines={figures} />)}
      {tasks.length > 0 &&
        section(
          say('tasks'),
          tasks.map(({ title, steps }) =>
            fold(
              `task-${tasks.findIndex((one) => one.title === title)}`,
              title,
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>,
            ),
          ),
        )}
      {statuses.map(({ field, lines }) => section(say('steps_of', { field }), <Lines lines={lines} />))}
      {fields.length > 0 && section(say('fields'), <Lines lines={fields} />)}
      {related.length > 0 &&
        section(
          say('related'),
          <ul>
            {related.map(({ path, title }) => (
              <li key={path}>
                <Link to={relatedPath(path)}>{title}</Link>
              </li>
            ))}
          </ul>,
        )}
      {section(translate('keys.title'), <KeyLines lines={keyLines} />)}
    </Text>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="lines">
      {lines.map(({ name, text, lines: below }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {text}
            {below && <Lines lines={below} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: '72ch',
  overflowWrap: 'anywhere',
  p: { margin: '0 0 10px' },
  a: { color: theme.vars.palette.primary.main },
  'h2, h4': { ...theme.typography.subtitle1, fontWeight: 600, margin: '24px 0 6px' },
  'summary > h3, summary > h5': { ...theme.typography.subtitle2, display: 'inline', margin: 0 },
  details: { borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
  summary: { paddingBlock: 8, cursor: 'pointer', borderRadius: 4 },
  'details > ol': { margin: '0 0 10px' },
  'ol, ul': { margin: 0, paddingInlineStart: 22 },
  li: { marginBlockEnd: 4 },
  '.note': { color: theme.vars.palette.text.secondary },
  '.lines': { margin: 0 },
  '.lines > div': { paddingBlock: 5 },
  '.lines dt': { ...theme.typography.subtitle2 },
  '.lines dd': { margin: 0, color: theme.vars.palette.text.secondary },
  '.lines .lines': { marginInlineStart: 12 },
  '@media print': { summary: { listStyle: 'none' } },
}));
