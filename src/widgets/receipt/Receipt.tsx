import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { dateFormat } from '#/resources/kinds/intl.ts';
import { fileAddress } from '#/src/kinds/file/fileAddress.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import type { ReceiptOrder } from './order.ts';
import { QrCode } from './QrCode.tsx';
import { ReceiptLines } from './ReceiptLines.tsx';
import { ReceiptTotals } from './ReceiptTotals.tsx';
import { useEstablishmentAddress } from './useEstablishmentAddress.ts';

interface ReceiptProps {
  values: Readonly<Record<string, unknown>>;
  paper: 'mm58' | 'mm80';
  order: ReceiptOrder;
  isSample: boolean;
}

/** One receipt: black on white in every mode, as paper is. */
export function Receipt({ values, paper, order, isSample }: ReceiptProps) {
  const translate = useTranslate();
  const { locale, timezone } = useKindContext();
  const { title, address, phone } = useEstablishmentAddress();
  const text = (name: string) => (typeof values[name] === 'string' ? values[name].trim() : '');
  const shows = (name: string) => values[name] === true;
  const said = (key: string, value: string | number | null | undefined) =>
    value === null || value === undefined || value === '' ? [] : [`${translate(`forms.receipt.${key}`)}: ${value}`];
  const opened = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone }).format(Date.parse(order.local_created_at));
  const logo = fileAddress(values.logo);
  const facts = [
    ...(shows('show_order_number') ? said('order', order.order_number) : []),
    ...(shows('show_server_name') ? said('server', order.user_name) : []),
    ...(shows('show_table_and_guests') ? [...said('table', order.table), ...said('guests', order.guests)] : []),
    ...(shows('show_customer') ? said('customer', order.customer_name) : []),
  ];
  return (
    <Paper className={`${paper} ${text('text_size')}`} data-paper={paper} aria-label={translate('forms.receipt.paper_label')} role="group">
      {isSample && <p className="mark">{translate('forms.receipt.sample_mark')}</p>}
      {logo && <img src={logo} alt="" />}
      <strong className="name" dir="auto">
        {text('business_name') || title}
      </strong>
      {[text('header'), shows('show_address') ? address : '', shows('show_phone') ? phone : ''].filter(Boolean).map((line) => (
        <p key={line} className="center" dir="auto">
          {line}
        </p>
      ))}
      {text('tax_number') && <p className="center">{`${translate('forms.receipt.tax_number')}: ${text('tax_number')}`}</p>}
      <hr />
      <p>{opened}</p>
      {facts.map((fact) => (
        <p key={fact} dir="auto">
          {fact}
        </p>
      ))}
      <hr />
      <ReceiptLines order={order} showModifiers={shows('show_modifiers')} showDiscounts={shows('show_discounts')} />
      <hr />
      <ReceiptTotals order={order} showTaxes={shows('show_tax_lines')} showTips={shows('show_tip_suggestions')} />
      {(text('footer') || text('message')) && <hr />}
      {[text('footer'), text('message')].filter(Boolean).map((line) => (
        <p key={line} className="center" dir="auto">
          {line}
        </p>
      ))}
      {shows('show_qr') && text('qr_link') && <QrCode link={text('qr_link')} caption={text('qr_caption')} />}
    </Paper>
  );
}

/* 203 dots to the inch: 72 and 48 mm of the paper can be printed on. A screen shows a millimetre as 4 pixels. */
const Paper = styled('div')({
  margin: '0 auto',
  padding: '20px 16px 28px',
  background: '#FFFFFF',
  color: '#14171C',
  border: '1px solid rgb(20 23 28 / 0.14)',
  borderRadius: 4,
  fontSize: 13,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '&.mm80': { maxWidth: 320 },
  '&.mm58': { maxWidth: 232, paddingInline: 12, fontSize: 12 },
  '&.large': { fontSize: 15, '&.mm58': { fontSize: 13.5 } },
  p: { margin: 0, whiteSpace: 'pre-line' },
  '.center, .name, .mark': { display: 'block', textAlign: 'center' },
  '.name': { fontSize: '1.3em', lineHeight: 1.25, marginBottom: 4 },
  '.mark': { fontWeight: 700, border: '1px dashed currentColor', marginBottom: 10, padding: '2px 8px' },
  img: { display: 'block', maxWidth: '70%', maxHeight: 80, margin: '0 auto 8px', filter: 'grayscale(1) contrast(1.4)' },
  hr: { border: 0, borderTop: '1px dashed currentColor', margin: '8px 0' },
  '.row': { display: 'flex', justifyContent: 'space-between', gap: 12 },
  '.row > :last-child': { whiteSpace: 'nowrap', textAlign: 'end' },
  '.below': { paddingInlineStart: 14 },
  '.total': { fontWeight: 700, fontSize: '1.2em' },
});
