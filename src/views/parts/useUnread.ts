import { useNotify, useRedirect } from 'ra-core';
import { failureOf } from '#/dataProvider/hostError.ts';

const TOO_MANY = 429;
const OF_THE_HOST = 500;

/** Whether what could not be read may well be there: the host was not reached, is busy or broke. */
export function mayBeThere(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { status } = failureOf(error);
  return !status || status === TOO_MANY || status >= OF_THE_HOST;
}

/**
 * What happens where a record cannot be read: one that is not there (any more), or not for this reader, leads to its list, which says so.
 * Where it may be there nobody is led away from what they read or write: the page offers to try again.
 */
export function useUnread(resource: string): (error: unknown) => void {
  const notify = useNotify();
  const redirect = useRedirect();
  return (error) => {
    if (mayBeThere(error)) return;
    notify('ra.notification.item_doesnt_exist', { type: 'error' });
    redirect('list', resource);
  };
}
