import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { PlaceGroup } from '#/authProvider/permissionTree.ts';
import { NamedIcon } from '#/src/shell/navigation/NamedIcon.tsx';

/** A menu group with its places. */
export function AreaCard({ group }: { group: PlaceGroup }) {
  const translate = useTranslate();
  return (
    <Area>
      <h3>
        <NamedIcon name={group.icon} />
        {translate(`groups.${group.name}.name`)}
      </h3>
      <ul>
        {group.places.map(({ path, icon, labelKey }) => (
          <li key={path}>
            <Link to={path}>
              <NamedIcon name={icon} fontSize="small" />
              {translate(labelKey, { smart_count: 2 })}
            </Link>
          </li>
        ))}
      </ul>
    </Area>
  );
}

const Area = styled('section')(({ theme }) => ({
  padding: '16px 12px 12px',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  h3: { ...theme.typography.subtitle2, display: 'flex', alignItems: 'center', gap: 10, margin: '0 8px 8px' },
  'h3 svg': { color: theme.vars.palette.primary.main },
  ul: { listStyle: 'none', margin: 0, padding: 0 },
  a: {
    ...theme.typography.body1,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: theme.density.item - 2,
    paddingInline: 8,
    borderRadius: 8,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  'a svg': { color: theme.vars.palette.text.secondary },
  'a:hover': { backgroundColor: theme.vars.palette.action.hover },
  '@media (pointer: coarse)': { a: { minHeight: 44 } },
}));
