import { useListContext } from 'ra-core';
import { listBodies } from '#/dataProvider/listRequest.ts';
import { useSession } from '#/src/shell/session/SessionContext.ts';
import { ExportButton } from './ExportButton.tsx';
import { useResourceModel } from './useResourceModel.ts';

/** Exports every row that the list's search and filters select, in its order and with its columns: the body is the list's own, without its page. */
export function ListExportButton({ columns }: { columns: readonly string[] }) {
  const resource = useResourceModel();
  const { sort, filterValues } = useListContext();
  const { establishment } = useSession();
  const { bodies } = listBodies({ sort: [sort.field, sort.order], range: [0, 0], filter: filterValues }, resource, establishment?.id);
  const { page: _page, per_page: _perPage, ...same } = { page: 1, per_page: 1, ...bodies[0] };
  return <ExportButton input={{ resource: resource.name, columns, ...same }} />;
}
