import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { ListBase, useListContext, useStoreContext, useTranslate } from 'ra-core';
import { Navigate, useLocation } from 'react-router';
import { isOfEstablishment, type ResourceModel } from '#/model/language/model.ts';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { PageSkeleton } from '#/src/foundation/page/PageSkeleton.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useHelp } from '../parts/useHelp.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { CreateButton } from './CreateButton.tsx';
import { ListFilters } from './filters/ListFilters.tsx';
import { useGroupedBy } from './groups/useGroupedBy.ts';
import { ListBody } from './ListBody.tsx';
import { ListExportButton } from './ListExportButton.tsx';
import { ListVerbs } from './ListVerbs.tsx';
import { keptShape, laidOutAs, layoutIn } from './layout/layouts.ts';
import { OtherLayout } from './layout/OtherLayout.tsx';
import { loadedFields } from './loadedFields.ts';
import { type ListColumns, useColumns } from './useColumns.ts';
import { addressOf, type ListView, plainState } from './views/listView.ts';
import { useInitialView } from './views/useInitialView.ts';
import { type ListViews, useListViews } from './views/useListViews.ts';
import { useViewChanged } from './views/useViewChanged.ts';
import { ViewTabs } from './views/ViewTabs.tsx';

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
  const lastShape = keptShape(useStoreContext().getItem(storeKey));
  const arrival = useInitialView(views, {
    storeKey,
    isShort: (parts) => !parts.has('filter'),
    // A view that opens by itself comes in the shape in which the list was seen last.
    addressOf: (view) => laidOutAs(lastShape, addressOfView(resource, view)),
  });
  const translate = useTranslate();
  const help = useHelp(resource);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const groupedBy = useGroupedBy();
  const layout = layoutIn(useLocation().search, resource);
  if (arrival === 'waiting') return <PageSkeleton />;
  if (arrival !== 'standing') return <Navigate to={arrival} replace />;
  return (
    <ListBase
      storeKey={storeKey}
      resource={resource.name}
      perPage={PER_PAGE}
      sort={plainState(resource).sort}
      queryOptions={{
        meta: { fields: loadedFields(resource, columns.shown) },
        enabled: layout === 'list' && !groupedBy,
        // Said where the rows stand; a toast would say it once more.
        onError: () => undefined,
      }}
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
      {layout === 'list' ? <ListBody columns={columns} isPhone={isPhone} storeKey={storeKey} /> : <OtherLayout layout={layout} />}
    </ListBase>
  );
}

function TabsOfList({ views, columns }: { views: ListViews; columns: ListColumns }) {
  const resource = useResourceModel();
  const { perPage } = useListContext();
  const isChanged = useViewChanged(views.active, columns);
  const { search } = useLocation();
  const addressTo = (view: ListView | undefined) => ({
    pathname: `/${resource.name}`,
    search: laidOutAs(search, addressOfView(resource, view, perPage)),
  });
  return <ViewTabs {...views} isChanged={isChanged} addressTo={addressTo} words="lists" />;
}

function addressOfView(resource: ResourceModel, view: ListView | undefined, perPage = PER_PAGE): string {
  return addressOf(view?.state ?? plainState(resource), perPage, view?.key);
}
