import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { BulkOperation } from '#/dataProvider/bulkTypes.ts';
import { kinds } from '#/model/kinds/index.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { TableFrame } from '#/src/views/list/TableFrame.tsx';
import { OperationActions } from './OperationActions.tsx';
import { OperationStatus } from './OperationStatus.tsx';
import { useOperationWords } from './useOperationWords.ts';

const COLUMNS = ['operation', 'status', 'rows', 'by', 'at', 'actions'] as const;

/** The operations as a table. */
export function OperationTable({ list }: { list: readonly BulkOperation[] }) {
  const translate = useTranslate();
  const words = useOperationWords();
  const context = useKindContext();
  return (
    <TableFrame>
      <table aria-label={translate('screens.bulk_operations')}>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className={name === 'operation' ? 'title' : undefined}>
                {translate(`bulk.columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((operation) => (
            <tr key={operation.id} className="plain">
              <td className="title">
                <Link data-title to={`/bulk-operations/${operation.id}`}>
                  {words.title(operation)}
                </Link>
                {operation.file_name && (
                  <div dir="auto" style={{ opacity: 0.75, overflow: 'hidden', textOverflow: 'ellipsis' }}>
                    {operation.file_name}
                  </div>
                )}
              </td>
              <td>
                <OperationStatus operation={operation} />
              </td>
              <td>{words.counts(operation)}</td>
              <td dir="auto">{operation.user_name}</td>
              <td>
                <time dateTime={operation.created_at}>{kinds.datetime.format(operation.created_at, { kind: 'datetime' }, context)}</time>
              </td>
              <td>
                <OperationActions operation={operation} size="small" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
