import { useListContext } from 'ra-core';
import { Pager } from '../parts/Pager.tsx';

/** The pages of a resource's list. */
export function ListPages() {
  const { page, perPage, setPage, setPerPage, total = 0 } = useListContext();
  return <Pager page={page} perPage={perPage} total={total} setPage={setPage} setPerPage={setPerPage} hasEndless />;
}
