import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { Layout } from './layouts.ts';

const layouts = {
  calendar: lazy(() => import('../calendar/ListCalendar.tsx')),
  board: lazy(() => import('../board/ListBoard.tsx')),
};

/** The records in another shape than rows; its code is loaded once somebody looks at one. */
export function OtherLayout({ layout }: { layout: Exclude<Layout, 'list'> }) {
  const Records = layouts[layout];
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
      <Records />
    </Suspense>
  );
}
