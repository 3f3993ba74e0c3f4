import { Paper, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link } from 'react-router';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import { PeopleGroup } from '#/src/views/parts/people/PeopleGroup.tsx';
import type { Role } from './role.ts';
import { type Holder, useHolders } from './useHolders.ts';

/** Who has the role that is shown, and where; for those who may list users. */
export function Holders() {
  const can = useCan();
  const translate = useTranslate();
  const id = useId();
  const role = useRecordContext<Role>();
  if (!role || !can('users', 'list')) return null;
  return (
    <Section variant="outlined" component="section" aria-labelledby={id}>
      <h2 id={id}>{translate('roles.holders')}</h2>
      {role.type === 'POS' ? <p>{translate('roles.pos_holders')}</p> : <HolderTable labelledBy={id} />}
    </Section>
  );
}

function HolderTable({ labelledBy }: { labelledBy: string }) {
  const translate = useTranslate();
  const { holders, total, error, filter } = useHolders();
  if (error) return <p role="alert">{error.message}</p>;
  if (!holders) return <Skeleton variant="rounded" height={44} />;
  if (holders.length === 0) return <p>{translate('roles.no_holders')}</p>;
  const all = `/users?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}', page: '1' })}`;
  return (
    <>
      <PeopleGroup people={holders.map(({ person }) => person)} total={total} />
      <table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {['person', 'where', 'status'].map((name) => (
              <th key={name} scope="col">
                {translate(`roles.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {holders.map((holder) => (
            <HolderRow key={holder.id} holder={holder} />
          ))}
        </tbody>
      </table>
      {total > holders.length && <Link to={all}>{translate('roles.all_holders', { count: total })}</Link>}
    </>
  );
}

function HolderRow({ holder: { id, title, establishments, status } }: { holder: Holder }) {
  const translate = useTranslate();
  const can = useCan();
  const field = resourceOf(model, 'users').fields.status;
  return (
    <tr>
      <td dir="auto">{can('users', 'show') ? <Link to={`/users/${id}/show`}>{title}</Link> : title}</td>
      <td dir="auto">{establishments.map((establishment) => establishment ?? translate('roles.everywhere')).join(', ')}</td>
      <td>{field && <Cell field={field} value={status} record={{ status }} />}</td>
    </tr>
  );
}

const Section = styled(Paper)<{ component: 'section' }>(({ theme }) => ({
  padding: '16px 20px',
  borderRadius: 12,
  marginBottom: 16,
  maxWidth: pageWidth,
  overflowX: 'auto',
  ...theme.typography.body1,
  h2: { ...theme.typography.h3, margin: '0 0 8px' },
  p: { margin: 0, color: theme.vars.palette.text.secondary },
  table: { width: '100%', borderCollapse: 'collapse' },
  'th, td': { padding: '8px 12px 8px 0', textAlign: 'start' },
  th: { ...theme.typography.caption, fontWeight: 600, color: theme.vars.palette.text.secondary },
  td: { borderTop: `1px solid ${theme.vars.palette.divider}` },
  a: { color: 'inherit', fontWeight: 600 },
}));
