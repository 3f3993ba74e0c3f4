import { Chip, Skeleton, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { calls } from '#/dataProvider/calls.ts';
import type { PreviewProps } from '../index.ts';
import { TestPrint } from '../TestPrint.tsx';
import { Receipt } from './Receipt.tsx';
import { useReceiptOrder } from './useReceiptOrder.ts';

/** A receipt as it would be printed: a real order of the establishment, on the paper that is chosen. */
export default function ReceiptPreview({ values }: PreviewProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const found = useReceiptOrder();
  const paper = values.paper_width === 'mm58' ? 'mm58' : 'mm80';
  return (
    <>
      <div style={{ display: 'flex', alignItems: 'center', gap: 12, flexWrap: 'wrap', marginBottom: 12 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={paper}
          onChange={(_, chosen: string | null) => chosen && setValue('paper_width', chosen, { shouldDirty: true })}
          aria-label={translate('forms.receipt.paper')}
        >
          <ToggleButton value="mm80">{translate('forms.receipt.mm80')}</ToggleButton>
          <ToggleButton value="mm58">{translate('forms.receipt.mm58')}</ToggleButton>
        </ToggleButtonGroup>
        {found && (
          <Chip
            size="small"
            color={found.isSample ? 'warning' : 'neutral'}
            label={
              found.isSample ? translate('forms.receipt.sample') : translate('forms.receipt.real', { number: found.order.order_number })
            }
          />
        )}
        {found && <TestPrint call={calls.receiptPrint} values={values} of={found.isSample ? null : Number(found.order.id)} />}
      </div>
      {found ? (
        <Receipt values={values} paper={paper} order={found.order} isSample={found.isSample} />
      ) : (
        <Skeleton variant="rounded" height={420} />
      )}
    </>
  );
}
