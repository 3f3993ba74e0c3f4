import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { ListBase, useTranslate } from 'ra-core';
import { isOfEstablishment } from '#/resources/schema/model.ts';
import { PageHeading } from '#/src/shell/layout/PageHeading.tsx';
import { useSession } from '#/src/shell/session/SessionContext.ts';
import { ListExportButton } from './ListExportButton.tsx';
import { CreateButton } from './list/CreateButton.tsx';
import { ListBody } from './list/ListBody.tsx';
import { ListFilters } from './list/ListFilters.tsx';
import { useColumns } from './list/useColumns.ts';
import { useHelp } from './useHelp.ts';
import { useResourceModel } from './useResourceModel.ts';
import { VerbButtons } from './verbs/VerbButtons.tsx';

const PER_PAGE = 25;

/** The list of any resource: columns, search, filters, sorting, pages, selection, all from its definition. */
export default function ResourceList() {
  const resource = useResourceModel();
  const columns = useColumns(resource);
  const translate = useTranslate();
  const help = useHelp(resource);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { field, order } = resource.list.sort;
  const { establishment } = useSession();
  // Filters and a selection mean this establishment's records.
  const storeKey = isOfEstablishment(resource) ? `${resource.name}.at.${establishment?.id ?? 'all'}` : resource.name;
  return (
    <ListBase
      key={resource.name}
      storeKey={storeKey}
      resource={resource.name}
      perPage={PER_PAGE}
      sort={{ field, order: order === 'desc' ? 'DESC' : 'ASC' }}
      queryOptions={{ meta: { fields: columns.shown.map((one) => one.name) } }}
      exporter={false}
    >
      <PageHeading
        title={translate(`resources.${resource.name}.name`, { smart_count: 2 })}
        lead={help}
        action={
          <>
            <ListExportButton columns={columns.shown.map((one) => one.name)} />
            <VerbButtons on="collection" />
            <CreateButton />
          </>
        }
      />
      <ListFilters columns={columns} />
      <ListBody columns={columns} isPhone={isPhone} />
    </ListBase>
  );
}
