import EnlargeIcon from '@mui/icons-material/OpenInFullOutlined';
import { IconButton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { bannerHeight } from '#/src/foundation/page/bannerHeight.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { type PreviewOf, PreviewPart } from './PreviewPart.tsx';

/** The preview beside the form, where a screen has room for both; it scrolls by itself, so it takes the focus, and can be enlarged. */
export function LivePreview(preview: PreviewOf) {
  const translate = useTranslate();
  const id = useId();
  const [isLarge, setLarge] = useState(false);
  return (
    <Aside aria-labelledby={id} tabIndex={0}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', marginBottom: 8 }}>
        <Typography id={id} variant="h3" component="h2">
          {translate('forms.preview')}
        </Typography>
        <IconButton
          aria-label={translate('forms.enlarge_preview')}
          title={translate('forms.enlarge_preview')}
          onClick={() => setLarge(true)}
        >
          <EnlargeIcon fontSize="small" />
        </IconButton>
      </div>
      <PreviewPart {...preview} />
      <PreviewDialog {...preview} open={isLarge} onClose={() => setLarge(false)} />
    </Aside>
  );
}

const Aside = styled('aside')({
  position: 'sticky',
  top: `calc(72px + ${bannerHeight})`,
  maxHeight: `calc(100dvh - 88px - ${bannerHeight})`,
  overflowY: 'auto',
  padding: 4,
  margin: -4,
});
