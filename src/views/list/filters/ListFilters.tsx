import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { iconAlone, NARROW } from '#/src/theme/iconsAlone.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { ColumnChooser } from '../ColumnChooser.tsx';
import { GroupMenu } from '../groups/GroupMenu.tsx';
import { LayoutSwitch } from '../layout/LayoutSwitch.tsx';
import { layoutIn } from '../layout/layouts.ts';
import type { ListColumns } from '../useColumns.ts';
import { useListViewActions } from '../views/useListViewActions.ts';
import type { ListViews } from '../views/useListViews.ts';
import { useViewChanged } from '../views/useViewChanged.ts';
import { ViewMenu } from '../views/ViewMenu.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { ListSearch } from './ListSearch.tsx';
import { RowFilterChips } from './RowFilterChips.tsx';

/** Search, filters, views and columns of a list. */
export function ListFilters({ columns, views }: { columns: ListColumns; views: ListViews }) {
  const resource = useResourceModel();
  const label = useLabelOf();
  const actions = useListViewActions(views, columns);
  const isChanged = useViewChanged(views.active, columns);
  // What stands in no rows has neither columns nor groups.
  const isList = layoutIn(useLocation().search, resource) === 'list';
  return (
    <Bar className="screen-only">
      <LayoutSwitch />
      {resource.search.length > 0 && <ListSearch />}
      <FilterMenu />
      <FilterChips />
      <RowFilterChips />
      <span className="end">
        {isList && <GroupMenu />}
        <ViewMenu views={views} actions={actions} isChanged={isChanged} words="lists" />
        {isList && <ColumnChooser columns={columns} title={resource.title} label={label} />}
      </span>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  '.end': { marginInlineStart: 'auto', display: 'inline-flex', flexWrap: 'wrap', gap: 8 },
  // Side by side in longer languages too.
  [theme.breakpoints.down('sm')]: { '.end': { marginInlineStart: 0 }, '.end .MuiButton-root': { paddingInline: 8 } },
  [NARROW]: { '& .MuiButton-root:has(> .MuiButton-startIcon), & .end .MuiButton-root:has(> .MuiButton-startIcon)': iconAlone },
}));
