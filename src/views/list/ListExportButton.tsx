import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { useListFilterContext, useListSortContext, useTranslate } from 'ra-core';
import { holdsImport } from '#/authProvider/bulkAccess.ts';
import { listBodies } from '#/dataProvider/listRequest.ts';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { ExportButton } from '../parts/ExportButton.tsx';
import { HeadButton } from '../parts/HeadButton.tsx';
import { useResourceModel } from '../parts/useResourceModel.ts';

/**
 * Records out and in. Exports every row that the list's search and filters select, in its order and with its columns: the body is the
 * list's own, without its page. Imports, for those who may, on the screen for it.
 */
export function ListExportButton({ columns }: { columns: readonly string[] }) {
  const resource = useResourceModel();
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const { sort } = useListSortContext();
  const { establishment, permissions, everywhere } = useSession();
  const { bodies } = listBodies({ sort: [sort.field, sort.order], range: [0, 0], filter: filterValues }, resource, establishment?.id);
  const { page: _page, per_page: _perPage, ...same } = { page: 1, per_page: 1, ...bodies[0] };
  return (
    <>
      {resource.menu !== false && holdsImport(model, permissions, resource, everywhere) && (
        <HeadButton label={translate('bulk.import')} icon={<UploadIcon />} to={`/bulk-operations/import?resource=${resource.name}`} />
      )}
      <ExportButton input={{ resource: resource.name, columns, ...same }} />
    </>
  );
}
