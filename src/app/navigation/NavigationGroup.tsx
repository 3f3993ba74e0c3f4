import ExpandMore from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useLocation } from 'react-router';
import type { MenuGroup } from '#/authProvider/permissionTree.ts';
import { leadsTo } from '#/src/foundation/page/leadsTo.ts';
import { NamedIcon } from '#/src/foundation/page/NamedIcon.tsx';
import { NavigationItem, NavigationLink } from './NavigationLink.tsx';
import { underHeadings } from './underHeadings.ts';

interface NavigationGroupProps {
  group: MenuGroup;
  /** The page shown is one of its entries. */
  isHere: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** A group of the menu that opens and closes. */
export function NavigationGroup({ group, isHere, isOpen, onToggle }: NavigationGroupProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const id = useId();
  return (
    <div>
      <NavigationItem
        className={isHere ? 'here' : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <NamedIcon name={group.icon} />
        <span className="label">{translate(`groups.${group.name}.name`)}</span>
        <Arrow className={isOpen ? 'open' : undefined} fontSize="small" />
      </NavigationItem>
      <Collapse in={isOpen} unmountOnExit>
        <div id={id}>
          {underHeadings(group).map(({ labelKey, entries }) => (
            <div key={labelKey ?? ''}>
              {labelKey && <Heading id={`${id}-${labelKey}`}>{translate(labelKey)}</Heading>}
              <Entries aria-labelledby={labelKey && `${id}-${labelKey}`}>
                {entries.map((entry) => (
                  <li key={entry.path}>
                    <NavigationLink
                      to={entry.path}
                      label={translate(entry.labelKey, { smart_count: 2 })}
                      isCurrent={leadsTo(entry, pathname)}
                    />
                  </li>
                ))}
              </Entries>
            </div>
          ))}
        </div>
      </Collapse>
    </div>
  );
}

const Arrow = styled(ExpandMore)({ opacity: 0.7, transition: 'transform 140ms', '&.open': { transform: 'rotate(180deg)' } });
const Heading = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  padding: '8px 10px 2px',
  paddingInlineStart: 42,
  color: theme.vars.palette.text.secondary,
}));
const Entries = styled('ul')({ listStyle: 'none', margin: '2px 0 6px', padding: 0, display: 'grid', gap: 2 });
