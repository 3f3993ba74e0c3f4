import SearchOutlined from '@mui/icons-material/SearchOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { commandKey } from '#/src/foundation/keys/commandKey.ts';
import { isCovered } from '#/src/foundation/keys/isCovered.ts';
import { preload } from '#/src/foundation/loader/preload.ts';
import { useEarlyTyping } from './useEarlyTyping.ts';
import { useRemembered } from './useRemembered.ts';

const load = () => import('./SearchPalette.tsx');
const SearchPalette = lazy(load);
const preloadPalette = () => preload(load);

/** Counted, so that a search that is opened before the last one has left the screen is a new one, without what was typed in that. */
interface Opening {
  count: number;
  isOpen: boolean;
}
const opened = ({ count }: Opening): Opening => ({ count: count + 1, isOpen: true });
const closed = ({ count }: Opening): Opening => ({ count, isOpen: false });

/** Opens the search over everything; Ctrl K or ⌘ K does it from anywhere. */
export function SearchButton() {
  const translate = useTranslate();
  useRemembered();
  const [opening, setOpening] = useState<Opening>({ count: 0, isOpen: false });
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      // Whoever holds it may be about to press the other.
      if (event.key === 'Control' || event.key === 'Meta') preloadPalette();
      // By its place on the keyboard: an Arabic one has another letter there.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpening((before) => (before.isOpen ? closed(before) : isCovered() ? before : opened(before)));
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  const close = () => setOpening(closed);
  const takeTyped = useEarlyTyping(opening.isOpen, close);
  return (
    <>
      <Box
        data-tour="search"
        aria-label={translate('search.title')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preloadPalette}
        onFocus={preloadPalette}
        onClick={() => setOpening(opened)}
      >
        <SearchOutlined fontSize="small" />
        <span className="text">{translate('search.open')}</span>
        <kbd>{`${commandKey} K`}</kbd>
      </Box>
      <Suspense fallback={null}>{opening.isOpen && <SearchPalette key={opening.count} takeTyped={takeTyped} onClose={close} />}</Suspense>
    </>
  );
}

const Box = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  gap: 8,
  flex: '0 1 240px',
  minWidth: 40,
  minHeight: 36,
  paddingInline: 10,
  marginInlineEnd: 4,
  borderRadius: 8,
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.divider}`,
  '.text': { flex: 1, textAlign: 'start', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  kbd: {
    ...theme.typography.caption,
    direction: 'ltr',
    padding: '0 6px',
    borderRadius: 4,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  [theme.breakpoints.down('md')]: {
    flex: 'none',
    border: 0,
    borderRadius: 20,
    width: 40,
    height: 40,
    justifyContent: 'center',
    marginInlineEnd: 0,
    '.text, kbd': { display: 'none' },
  },
}));
