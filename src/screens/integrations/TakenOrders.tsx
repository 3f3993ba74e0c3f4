import { Alert, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { TakenIn } from './ordersFile.ts';

/** What became of the orders of a file: how many of each, and why some were refused. */
export function TakenOrders({ taken: { list, elsewhere }, message }: { taken: TakenIn; message: string | undefined }) {
  const translate = useTranslate();
  const refused = list.filter(({ status }) => status === 'rejected');
  return (
    <>
      <Alert severity={refused.length ? 'warning' : 'success'} role="status">
        {message}
        {elsewhere > 0 && ` ${translate('integrations.orders_elsewhere', { smart_count: elsewhere })}`}
      </Alert>
      {refused.length > 0 && (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('integrations.refused_order')}</TableCell>
              <TableCell>{translate('integrations.refused_why')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {refused.map(({ order, reasons }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two orders of a file may be called alike, and their order never changes
              <TableRow key={at}>
                <TableCell>{order || '–'}</TableCell>
                <TableCell>{reasons.join(' ')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  );
}
