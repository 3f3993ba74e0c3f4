import SwapIcon from '@mui/icons-material/SwapHoriz';
import { IconButton, Skeleton, Tooltip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { ResourceContextProvider, useGetOne, useTranslate } from 'ra-core';
import { useLocation, useSearchParams } from 'react-router';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { ComparedTable } from './ComparedTable.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import type { Role } from './role.ts';

/** Two roles beside each other; which two stands in the address. */
export default function ComparePage() {
  const [, resource = ''] = useLocation().pathname.split('/');
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const left = useRole(resource, search.get('left'));
  const right = useRole(resource, search.get('right'));
  const choose = (side: 'left' | 'right', id: number | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (id) next.set(side, String(id));
        else next.delete(side);
        return next;
      },
      { replace: true },
    );
  const swap = () => {
    const next = new URLSearchParams(search);
    for (const [side, other] of [
      ['left', right],
      ['right', left],
    ] as const)
      if (other.data) next.set(side, String(other.data.id));
      else next.delete(side);
    setSearch(next, { replace: true });
  };
  const error = left.error ?? right.error;
  return (
    <ResourceContextProvider value={resource}>
      <PageHeading title={translate('roles.compare_title')} lead={translate('roles.compare_lead')} />
      <Choices>
        <RoleChoice label={translate('roles.left')} value={left.data ?? null} onChange={(id) => choose('left', id)} />
        <Tooltip title={translate('roles.swap')}>
          <IconButton aria-label={translate('roles.swap')} onClick={swap}>
            <SwapIcon />
          </IconButton>
        </Tooltip>
        <RoleChoice label={translate('roles.right')} value={right.data ?? null} onChange={(id) => choose('right', id)} />
      </Choices>
      {error && <p role="alert">{error.message}</p>}
      {!error && (left.isLoading || right.isLoading) && <Skeleton variant="rounded" height={240} />}
      {left.data && right.data && <ComparedTable left={left.data} right={right.data} />}
      {!error && !left.isLoading && !right.isLoading && !(left.data && right.data) && <p>{translate('roles.choose_two')}</p>}
    </ResourceContextProvider>
  );
}

function useRole(resource: string, id: string | null): { data: Role | undefined; isLoading: boolean; error: Error | null } {
  const known = Number(id) || 0;
  const { data, isLoading, error } = useGetOne<Role>(resource, { id: known }, { enabled: known > 0 });
  return { data: known ? data : undefined, isLoading, error };
}

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: 880,
  marginBottom: 16,
  '.MuiAutocomplete-root': { flex: 1, minWidth: 0 },
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'column',
    alignItems: 'stretch',
    '> .MuiIconButton-root': { alignSelf: 'center', transform: 'rotate(90deg)' },
  },
}));
