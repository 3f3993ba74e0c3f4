import OpenIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Chip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { PlacedTable } from './planTable.ts';
import { useTableWords } from './useTableWords.ts';

interface TableListProps {
  tables: readonly PlacedTable[];
  openKey: number | undefined;
  onOpen: (key: number | undefined) => void;
  /** What is said of a table in its row. */
  saidOf: (table: PlacedTable) => string;
  /** A mark beside it. */
  markOf?: (table: PlacedTable) => { label: string; tone: 'info' | 'success' | 'warning' | 'error' } | undefined;
  /** What stands in the row that is open. */
  children: (table: PlacedTable) => ReactNode;
}

/** The tables of an area as a list, each with everything that the plan has of it. */
export function TableList({ tables, openKey, onOpen, saidOf, markOf, children }: TableListProps) {
  const translate = useTranslate();
  const words = useTableWords();
  return (
    <List aria-label={translate('floor_plan.tables')}>
      {tables.map((table) => {
        const isOpen = table.key === openKey;
        const mark = markOf?.(table);
        return (
          <li key={table.key}>
            <button type="button" aria-expanded={isOpen} onClick={() => onOpen(isOpen ? undefined : table.key)}>
              <span className="words">
                <b dir="auto">{words.named(table)}</b>
                <span className="said">{saidOf(table)}</span>
              </span>
              {mark && <Chip size="small" label={mark.label} color={mark.tone} />}
              <OpenIcon className={isOpen ? 'open' : ''} />
            </button>
            {isOpen && <div className="more">{children(table)}</div>}
          </li>
        );
      })}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  background: theme.vars.palette.background.paper,
  overflow: 'hidden',
  'li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  'li > button': {
    all: 'unset',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 56,
    padding: '10px 16px',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    cursor: 'pointer',
  },
  'li > button:hover': { background: theme.vars.palette.action.hover },
  'li > button:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '.words': { flex: 1, minWidth: 0, display: 'grid', ...theme.typography.body1 },
  '.said': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  'li > button > svg': { color: theme.vars.palette.text.secondary },
  '.open': { transform: 'rotate(180deg)' },
  '.more': { padding: '12px 16px 20px' },
}));
