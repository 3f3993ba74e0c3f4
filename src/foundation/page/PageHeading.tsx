import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface PageHeadingProps {
  /** The page's name: its `h1`, its last breadcrumb and the tab's title. */
  title: string;
  /** Beside the title: a status chip. */
  mark?: ReactNode;
  /** A quiet line below the title. */
  lead?: ReactNode;
  /** The page's one primary action, with quiet ones before it; top right. */
  action?: ReactNode;
  /** Where the page stands, without itself; made from the path where absent. */
  crumbs?: readonly Crumb[];
}

/** The head of every page: breadcrumbs, title, action. */
export function PageHeading({ title, mark, lead, action, crumbs }: PageHeadingProps) {
  useDocumentTitle(title);
  return (
    <Head>
      <Breadcrumbs title={title} crumbs={crumbs} />
      <div className="row">
        <div className="title">
          <h1>
            <bdi>{title}</bdi>
          </h1>
          {mark}
        </div>
        {lead && <p>{lead}</p>}
        {action && <div className="action screen-only">{action}</div>}
      </div>
    </Head>
  );
}

const Head = styled('div')(({ theme }) => ({
  marginBottom: 16,
  '.row': { display: 'flex', alignItems: 'center', gap: 16, minHeight: 40, flexWrap: 'wrap' },
  '.title': { flex: '1 1 auto', minWidth: 0, display: 'flex', alignItems: 'center', gap: 12, flexWrap: 'wrap' },
  h1: { ...theme.typography.h1, margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '.action': { display: 'flex', alignItems: 'center', gap: 8, flexWrap: 'wrap' },
  p: {
    ...theme.typography.body1,
    flex: '1 0 100%',
    order: 1,
    margin: '-12px 0 0',
    color: theme.vars.palette.text.secondary,
    textWrap: 'pretty',
  },
  // Where the actions have no room beside the title, what the page is about is read before them.
  [theme.breakpoints.down('sm')]: { h1: { fontSize: '1.5rem' }, p: { order: 0 } },
}));
