import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { inkOn } from '#/model/values/contrast.ts';
import type { ShownProduct } from '#/resources/reference/sampleProducts.ts';
import { fileAddress } from '#/src/foundation/files/fileAddress.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useMoney } from '../useMoney.ts';
import { KioskButton, Page, StartsOver } from './kioskParts.tsx';
import { useMenuCategories } from './useMenuCategories.ts';

interface KioskMenuProps {
  values: Readonly<Record<string, unknown>>;
  products: readonly ShownProduct[];
}

const MOST_TILES = 6;
const MOST_CATEGORIES = 4;
const PLAIN = '#DDE3EA';

/** The menu of the kiosk: the main categories above, the first products below. */
export function KioskMenu({ values, products }: KioskMenuProps) {
  const translate = useTranslate();
  const money = useMoney();
  const { lookup } = useKindContext();
  const categories = useMenuCategories();
  const groundOf = (product: ShownProduct) => {
    const color = product.color ?? categories.find(({ id }) => id === product.category)?.color;
    return lookup('colors').find((one) => one.value === color)?.color ?? PLAIN;
  };
  return (
    <Page>
      <p className="title">{translate('previews.kiosk.menu')}</p>
      {categories.length > 0 && (
        <Tabs>
          <li>{translate('previews.kiosk.all')}</li>
          {categories.slice(0, MOST_CATEGORIES).map(({ id, name }) => (
            <li key={id} dir="auto">
              {name}
            </li>
          ))}
        </Tabs>
      )}
      <Tiles className="grow">
        {products.slice(0, MOST_TILES).map((product) => (
          <li key={product.id}>
            {product.image ? (
              <img src={fileAddress(product.image)} alt="" />
            ) : (
              <span className="letter" aria-hidden="true" style={{ background: groundOf(product), color: inkOn(groundOf(product)) }}>
                {[...product.item][0]}
              </span>
            )}
            <span className="name" dir="auto">
              {product.item}
            </span>
            <b dir="ltr">{product.price === null ? '' : money(Number(product.price))}</b>
          </li>
        ))}
      </Tiles>
      <KioskButton className="main">{translate('previews.kiosk.to_cart')}</KioskButton>
      <StartsOver seconds={values.idle_seconds} />
    </Page>
  );
}

const Tabs = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2cqw',
  fontSize: '4cqw',
  li: { padding: '1.2cqw 3cqw', borderRadius: 99, background: '#E8ECF1' },
  'li:first-of-type': { background: '#1B2430', color: '#FFFFFF' },
});

const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignContent: 'start',
  gap: '3cqw',
  '> li': {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.6cqw',
    paddingBottom: '2cqw',
    borderRadius: '3cqw',
    overflow: 'hidden',
    background: '#FFFFFF',
    border: '1px solid #DDE3EA',
    fontSize: '4.2cqw',
    lineHeight: 1.2,
  },
  '.name, b': { paddingInline: '2.4cqw' },
  img: { width: '100%', height: '21cqw', objectFit: 'cover' },
  '.letter': { height: '21cqw', display: 'grid', placeItems: 'center', fontSize: '11cqw', fontWeight: 700 },
});
