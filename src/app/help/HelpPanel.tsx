import Close from '@mui/icons-material/Close';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { bannerHeight } from '#/src/foundation/page/bannerHeight.ts';
import { helpPath } from '#/src/foundation/page/helpPath.ts';
import { PageSkeleton } from '#/src/foundation/page/PageSkeleton.tsx';
import { HelpContent } from './HelpContent.tsx';
import { HelpFailed } from './HelpFailed.tsx';
import { topicAt } from './topics.ts';
import { useHelp } from './useHelp.ts';

/** Another dialog over the page. */
const DIALOG = '[role=dialog][aria-modal=true], [role=alertdialog]';
/** From this width on there is room beside the page. */
const WIDE = '(min-width: 1360px)';

/** The help beside the page, or over it where there is no room, or where another dialog stands over the page already. */
export default function HelpPanel({ onClose }: { onClose: () => void }) {
  const isWide = useMediaQuery(WIDE);
  const isOver = useRef<boolean>(null);
  isOver.current ??= document.querySelector(DIALOG) !== null;
  const id = useId();
  const content = <Content id={id} onClose={onClose} />;
  if (isWide && !isOver.current)
    return (
      <Beside id={id} onClose={onClose}>
        {content}
      </Beside>
    );
  return <Over id={id} onClose={onClose} content={content} />;
}

interface FrameProps {
  /** The title's. */
  id: string;
  onClose: () => void;
}

/** Over the page; who follows a link is on the page again. */
function Over({ id, onClose, content }: FrameProps & { content: ReactNode }) {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current !== key) onClose();
  }, [key, onClose]);
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      sx={{ zIndex: (theme) => theme.zIndex.modal + 1 }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: (theme) => ({
            width: 'min(440px, 100vw)',
            '&:focus-visible': { outline: 'none' },
            [theme.breakpoints.down('sm')]: { width: '100vw' },
          }),
        },
      }}
    >
      {content}
    </Drawer>
  );
}

/** Beside the page, which goes on as it was: no key of it is taken. */
function Beside({ id, onClose, children }: FrameProps & { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      const back = before instanceof HTMLElement && before !== document.body && before.isConnected ? before : mainOf();
      back?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Panel
      ref={panel}
      className="screen-only"
      role="dialog"
      aria-modal="false"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {children}
    </Panel>
  );
}

function Content({ id, onClose }: FrameProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { help, error, retry } = useHelp();
  const here = help && topicAt(help.reader.topics, pathname);
  return (
    <>
      <Head>
        <h2 id={id}>{translate('shell.help')}</h2>
        <Tooltip title={translate('shell.help_page')}>
          <IconButton component={Link} to={helpPath(here?.path)} target="_blank" aria-label={translate('shell.help_page')}>
            <OpenInNew fontSize="small" />
          </IconButton>
        </Tooltip>
        <IconButton aria-label={translate('shell.close_help')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Head>
      <Body>
        {/* Another page begins with its own help. */}
        {help ? <HelpContent key={pathname} help={help} /> : error ? <HelpFailed onRetry={retry} /> : <PageSkeleton />}
      </Body>
    </>
  );
}

const mainOf = () => document.getElementById('content');

const Panel = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: bannerHeight,
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  width: 400,
  height: `calc(100dvh - ${bannerHeight})`,
  '&, &:focus-visible': { outline: 'none' },
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));
const Head = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 56,
  paddingInline: '20px 10px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  h2: { ...theme.typography.h3, margin: 0, flex: 1 },
}));
const Body = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '16px 20px 32px',
  '> h3': { ...theme.typography.h3, margin: '12px 0 8px' },
}));
