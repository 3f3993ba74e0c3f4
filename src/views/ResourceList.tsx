import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { ListBase, useListContext, useTranslate } from 'ra-core';
import { Navigate } from 'react-router';
import { isOfEstablishment, type ResourceModel } from '#/model/language/model.ts';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { PageSkeleton } from '#/src/foundation/page/PageSkeleton.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { ListExportButton } from './ListExportButton.tsx';
import { CreateButton } from './list/CreateButton.tsx';
import { ListBody } from './list/ListBody.tsx';
import { ListFilters } from './list/ListFilters.tsx';
import { ListVerbs } from './list/ListVerbs.tsx';
import { addressOf, type ListView, plainState } from './list/listView.ts';
import { loadedFields } from './list/loadedFields.ts';
import { type ListColumns, useColumns } from './list/useColumns.ts';
import { useInitialView } from './list/useInitialView.ts';
import { type ListViews, useListViews } from './list/useListViews.ts';
import { useViewChanged } from './list/useViewChanged.ts';
import { ViewTabs } from './list/ViewTabs.tsx';
import { useHelp } from './useHelp.ts';
import { useResourceModel } from './useResourceModel.ts';

const PER_PAGE = 25;

/** The list of any resource: views, columns, search, filters, sorting, pages, totals, selection, all from its definition. */
export default function ResourceList() {
  const resource = useResourceModel();
  const { establishment } = useSession();
  // Filters and a selection mean this establishment's records.
  const storeKey = isOfEstablishment(resource) ? `${resource.name}.at.${establishment?.id ?? 'all'}` : resource.name;
  return <ListOf key={storeKey} storeKey={storeKey} />;
}

function ListOf({ storeKey }: { storeKey: string }) {
  const resource = useResourceModel();
  const views = useListViews(resource);
  const columns = useColumns(resource, views.active);
  const arrival = useInitialView(views, {
    storeKey,
    isShort: (parts) => !parts.has('filter'),
    addressOf: (view) => addressOfView(resource, view),
  });
  const translate = useTranslate();
  const help = useHelp(resource);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (arrival === 'waiting') return <PageSkeleton />;
  if (arrival !== 'standing') return <Navigate to={arrival} replace />;
  return (
    <ListBase
      storeKey={storeKey}
      resource={resource.name}
      perPage={PER_PAGE}
      sort={plainState(resource).sort}
      queryOptions={{ meta: { fields: loadedFields(resource, columns.shown) } }}
      exporter={false}
    >
      <PageHeading
        title={translate(`resources.${resource.name}.name`, { smart_count: 2 })}
        lead={help}
        action={
          <>
            <ListExportButton columns={columns.shown.map((one) => one.name)} />
            <ListVerbs />
            <CreateButton />
          </>
        }
      />
      <TabsOfList views={views} columns={columns} />
      <ListFilters columns={columns} views={views} />
      <ListBody columns={columns} isPhone={isPhone} storeKey={storeKey} />
    </ListBase>
  );
}

function TabsOfList({ views, columns }: { views: ListViews; columns: ListColumns }) {
  const resource = useResourceModel();
  const { perPage } = useListContext();
  const isChanged = useViewChanged(views.active, columns);
  const addressTo = (view: ListView | undefined) => ({ pathname: `/${resource.name}`, search: addressOfView(resource, view, perPage) });
  return <ViewTabs {...views} isChanged={isChanged} addressTo={addressTo} words="lists" />;
}

function addressOfView(resource: ResourceModel, view: ListView | undefined, perPage = PER_PAGE): string {
  return addressOf(view?.state ?? plainState(resource), perPage, view?.key);
}
