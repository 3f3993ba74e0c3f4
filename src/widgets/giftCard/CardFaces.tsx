import GiftIcon from '@mui/icons-material/CardGiftcardOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { shownText } from '../shownText.ts';
import { useMoney } from '../useMoney.ts';
import type { ShownCard } from './useShownCard.ts';
import { useValidity } from './useValidity.ts';

interface CardFacesProps {
  values: Readonly<Record<string, unknown>>;
  card: ShownCard;
}

/** The card from both sides, as it is handed over. */
export function CardFaces({ values, card }: CardFacesProps) {
  const translate = useTranslate();
  const money = useMoney();
  const { establishment } = useSession();
  const validity = useValidity(values, null);
  const least = Number(values.minimum_load);
  const most = values.maximum_balance === null ? 0 : Number(values.maximum_balance);
  const terms = shownText(values.terms);
  return (
    <>
      <Face>
        <div className="spread">
          <strong dir="auto" className="name">
            {establishment?.title}
          </strong>
          <GiftIcon sx={{ fontSize: '9cqw' }} />
        </div>
        <p className="title">{translate('previews.gift.title')}</p>
        <div className="spread">
          <span dir="ltr">{card.ending}</span>
          <span>{validity}</span>
        </div>
      </Face>
      <Face className="back">
        <div className="stripe" />
        <div className="inside">
          <p className="spread small">
            <span>{least > 0 ? translate('previews.gift.least', { amount: money(least) }) : ''}</span>
            <span>{most > 0 ? translate('previews.gift.most', { amount: money(most) }) : ''}</span>
          </p>
          <p className="terms" dir="auto">
            {terms || translate('previews.gift.no_terms')}
          </p>
          <p className="small">{translate(values.reload === true ? 'previews.gift.reloads' : 'previews.gift.once')}</p>
        </div>
      </Face>
    </>
  );
}

/* ISO/IEC 7810 ID-1: 85.60 × 53.98 mm. A long text of terms makes the back longer rather than unreadable. */
const Face = styled('section')({
  containerType: 'inline-size',
  position: 'relative',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 400,
  margin: '0 auto 16px',
  minHeight: 200,
  aspectRatio: '85.6 / 53.98',
  borderRadius: 16,
  overflow: 'hidden',
  color: '#FFFFFF',
  background: 'radial-gradient(circle at 85% 10%, #2F6F8F 0, transparent 55%), linear-gradient(135deg, #16324A, #0B1A28)',
  boxShadow: '0 8px 22px rgb(0 0 0 / 0.3)',
  fontVariantNumeric: 'tabular-nums',
  p: { margin: 0 },
  '&:not(.back)': { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', padding: 22 },
  '.spread': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 12 },
  '.name': { fontSize: 17 },
  '.title': { fontSize: 28, fontWeight: 700, letterSpacing: '0.01em' },
  '&.back': { aspectRatio: 'auto', background: '#F4F1EA', color: '#1B2430' },
  '.stripe': { height: 38, marginTop: 20, background: '#23262B' },
  '.inside': { display: 'flex', flexDirection: 'column', gap: 8, padding: '14px 20px 18px' },
  '.terms': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontSize: 13, lineHeight: 1.4 },
  '.small': { fontSize: 12.5, color: '#4A4F57' },
});
