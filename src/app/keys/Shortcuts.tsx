import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isCovered } from '#/src/foundation/keys/isCovered.ts';
import { isPageKey } from '#/src/foundation/keys/pageKey.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { placesFor } from './places.ts';

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'));

/** How long `g` waits for its letter. */
const WAIT_MS = 1500;

interface ShortcutsProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The keys that work on every page: `g` and a letter go to a place of the menu, `?` says which keys there are. */
export function Shortcuts({ open, onOpen, onClose }: ShortcutsProps) {
  const navigate = useNavigate();
  const { tree } = useSession();
  const places = useMemo(() => placesFor(tree), [tree]);
  /** Until when a letter leads somewhere: `timeStamp` of an event. */
  const until = useRef(0);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Shift') return;
      const isGoing = event.timeStamp < until.current;
      until.current = 0;
      if (!isPageKey(event) || isCovered()) return;
      if (event.key === '?' || event.key === '؟') {
        event.preventDefault();
        return onOpen();
      }
      // By their places on the keyboard: an Arabic one has other letters there.
      const place = isGoing && places.find(({ letter }) => event.code === `Key${letter.toUpperCase()}`);
      if (place) {
        event.preventDefault();
        void navigate(place.path);
      } else if (event.code === 'KeyG' && !event.shiftKey) until.current = event.timeStamp + WAIT_MS;
    };
    // Before the rows of a list, whose `x` would select one.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [navigate, places, onOpen]);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog places={places} onClose={onClose} />
    </Suspense>
  );
}
