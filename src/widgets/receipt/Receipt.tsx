import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ReceiptBlock, receiptBlocks } from '#/resources/reference/receiptBlocks.ts';
import type { ReceiptOrder } from '#/resources/reference/receiptOrder.ts';
import { fileAddress } from '#/src/foundation/files/fileAddress.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { QrCode } from './QrCode.tsx';
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
  const context = useKindContext();
  const establishment = useEstablishmentAddress();
  const size = values.text_size === 'large' ? 'large' : '';
  return (
    <Paper className={`${paper} ${size}`} data-paper={paper} aria-label={translate('forms.receipt.paper_label')} role="group">
      {receiptBlocks({ order, values, establishment, context, words: (word) => translate(`receipt.${word}`), isSample }).map(
        (block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing can be sold twice on one receipt
          <Block key={at} block={block} />
        ),
      )}
    </Paper>
  );
}

function Block({ block }: { block: ReceiptBlock }) {
  switch (block.kind) {
    case 'rule':
      return <hr />;
    case 'logo':
      return <img src={fileAddress(block.address)} alt="" />;
    case 'qr':
      return <QrCode link={block.link} caption={block.caption} />;
    case 'name':
      return (
        <strong className="name" dir="auto">
          {block.text}
        </strong>
      );
    case 'row':
      return (
        <p className={`row ${block.look ?? ''}`}>
          <span dir="auto">{block.text}</span>
          <span dir="ltr">{block.amount}</span>
        </p>
      );
    default:
      return (
        <p className={block.kind === 'centred' ? 'center' : block.kind} dir="auto">
          {block.text}
        </p>
      );
  }
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
