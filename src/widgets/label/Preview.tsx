import { MenuItem, Skeleton, TextField, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { calls } from '#/dataProvider/calls.ts';
import { calendarText } from '#/model/values/instants.ts';
import { labelContents } from '#/resources/reference/labelContents.ts';
import { rollSizes } from '#/resources/reference/labelSizes.ts';
import type { ShownProduct } from '#/resources/reference/sampleProducts.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import type { PreviewProps } from '../index.ts';
import { PreviewBar } from '../PreviewBar.tsx';
import { TestPrint } from '../TestPrint.tsx';
import { useShownProducts } from '../useShownProducts.ts';
import { LabelDrawing } from './LabelDrawing.tsx';
import { LabelFrame } from './LabelFrame.tsx';

const USUAL = 's50x30';

/** A product's label as it will be printed, large enough to be read and in its real size. */
export default function LabelPreview({ values, settings }: PreviewProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const shown = useShownProducts();
  const [chosen, setChosen] = useState<ShownProduct['id']>();
  const context = useKindContext();
  const name = typeof values.size === 'string' && values.size in rollSizes ? values.size : USUAL;
  const size = rollSizes[name];
  if (!shown || !size) return <Skeleton variant="rounded" height={320} />;
  const product = shown.products.find(({ id }) => id === chosen) ?? shown.products.find(({ barcode }) => barcode) ?? shown.products[0];
  if (!product) return null;
  const label = labelContents({
    product,
    values,
    context,
    now: calendarText(Date.now()),
    words: { sku: (sku) => translate('receipt.sku', { sku }), bestBefore: (date) => translate('receipt.best_before', { date }) },
  });
  const [width, height] = size.label;
  const what = translate('previews.label.label', { width, height });
  const sizes = settings.fields.size?.kind === 'enum' ? Object.keys(settings.fields.size.values) : [];
  return (
    <>
      <PreviewBar
        label={translate('previews.label.size')}
        choices={sizes.flatMap((value) => {
          const of = rollSizes[value]?.label;
          return of ? [{ value, label: <bdi dir="ltr">{`${of[0]} × ${of[1]}`}</bdi> }] : [];
        })}
        value={name}
        onChoose={(value) => setValue('size', value, { shouldDirty: true })}
        source={shown.isSample ? { isSample: true, label: translate('previews.kiosk.sample') } : null}
      >
        <TestPrint call={calls.labelPrint} values={values} of={shown.isSample ? null : Number(product.id)} />
      </PreviewBar>
      <TextField
        select
        fullWidth
        size="small"
        label={translate('previews.label.product')}
        value={product.id}
        onChange={({ target }) => setChosen(target.value)}
        sx={{ marginBottom: 2 }}
      >
        {shown.products.map(({ id, item }) => (
          <MenuItem key={id} value={id}>
            {item}
          </MenuItem>
        ))}
      </TextField>
      <LabelFrame width={width} height={height}>
        <LabelDrawing label={label} size={size} name={what} />
      </LabelFrame>
      <Typography variant="body2" sx={{ margin: '20px 0 8px', color: 'text.secondary' }}>
        {translate('previews.label.real')}
      </Typography>
      <div style={{ width: `${width}mm`, maxWidth: '100%', border: '1px solid rgb(128 128 128 / 0.5)' }}>
        <LabelDrawing label={label} size={size} name={what} />
      </div>
    </>
  );
}
