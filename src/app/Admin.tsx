import { useEffect, useState } from 'react';
import type { RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { outsidePaths } from '#/src/auth/outsidePaths.ts';
import { placeChanged } from '#/src/auth/place.ts';
import { RouteError } from '#/src/foundation/errors/RouteError.tsx';
import { createRouter } from './router.ts';
import { SignedIn } from './SignedIn.tsx';
import { ThemeRoot } from './ThemeRoot.tsx';

const routes: RouteObject[] = [
  { path: outsidePaths, element: <Outwards /> },
  { path: '*', element: <SignedIn />, errorElement: <RouteError /> },
];

/** Everything behind the gate, with MUI and react-router. The front door of the lazy chunk; a new router each time that one comes in. */
export default function Admin() {
  const [router] = useState(() => createRouter(routes));
  useEffect(() => () => router.dispose(), [router]);
  return (
    <ThemeRoot>
      <RouterProvider router={router} />
    </ThemeRoot>
  );
}

/** Tells the gate that a link has led to one of its own pages. */
function Outwards() {
  useEffect(placeChanged, []);
  return null;
}
