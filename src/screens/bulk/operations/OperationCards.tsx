import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { BulkOperation } from '#/dataProvider/bulkTypes.ts';
import { OperationActions } from './OperationActions.tsx';
import { OperationStatus } from './OperationStatus.tsx';
import { useOperationFacts } from './useOperationFacts.ts';
import { useOperationWords } from './useOperationWords.ts';

/** The operations on a phone: a card each. */
export function OperationCards({ list }: { list: readonly BulkOperation[] }) {
  const words = useOperationWords();
  const facts = useOperationFacts();
  return (
    <Cards>
      {list.map((operation) => (
        <li key={operation.id}>
          <div className="head">
            <Link to={`/bulk-operations/${operation.id}`}>{words.title(operation)}</Link>
            <OperationStatus operation={operation} />
          </div>
          <p>{words.counts(operation)}</p>
          <p className="quiet">{facts(operation)}</p>
          <div className="actions">
            <OperationActions operation={operation} size="small" />
          </div>
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  li: { display: 'grid', gap: 4, padding: '12px 16px', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  'li:last-child': { borderBottom: 0 },
  '.head': { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 12 },
  '.head a': { ...theme.typography.subtitle1, fontWeight: 600, color: 'inherit', textDecoration: 'none' },
  p: { ...theme.typography.body2, margin: 0, overflowWrap: 'anywhere' },
  'p:empty, .actions:empty': { display: 'none' },
  '.quiet': { color: theme.vars.palette.text.secondary },
  '.actions': { display: 'flex', flexWrap: 'wrap', gap: 4, marginInlineStart: -10 },
}));
