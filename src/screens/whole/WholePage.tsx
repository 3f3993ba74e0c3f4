import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import { StartFrom } from './StartFrom.tsx';
import { TakeAlong } from './TakeAlong.tsx';

/** Everything of the business as a file, and the way back: an empty business that starts from one. */
export default function WholePage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate('screens.whole_business')} lead={translate('whole.lead')} />
      <Cards>
        <TakeAlong />
        <StartFrom />
      </Cards>
    </>
  );
}

const Cards = styled('div')({ display: 'grid', gap: 16, maxWidth: pageWidth });
