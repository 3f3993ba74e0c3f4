import { useRouteError } from 'react-router';
import { Oops } from './Oops.tsx';

/** What the router shows where a whole route broke. */
export function RouteError() {
  const thrown = useRouteError();
  return <Oops error={thrown instanceof Error ? thrown : new Error(String(thrown))} />;
}
