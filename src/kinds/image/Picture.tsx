import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type PictureSize, sizedAddress } from '#/model/values/pictureSizes.ts';
import { fileAddress } from '#/src/foundation/files/fileAddress.ts';

interface PictureProps {
  /** As a record holds it. */
  address: string;
  alt: string;
  /** The smaller one that is enough. */
  size: PictureSize;
  /** On screens with finer pixels it is not: these load the picture itself. */
  isFiner?: boolean;
  /** Of the room that it takes, in points, before it has come. */
  width?: number | undefined;
  height: number;
  /** Fills its room, and what does not fit is not shown. */
  isCropped?: boolean;
}

/** An uploaded picture in the size in which it is shown; one that has no smaller ones is shown itself. */
export function Picture({ address, size, isFiner, isCropped, ...shown }: PictureProps) {
  const [lacking, setLacking] = useState<string>();
  const whole = fileAddress(address);
  const small = lacking === address ? undefined : fileAddress(sizedAddress(address, size));
  return (
    <Drawn
      {...shown}
      sx={{ objectFit: isCropped ? 'cover' : 'contain' }}
      src={small ?? whole}
      srcSet={small && isFiner ? `${small} 1x, ${whole} 2x` : undefined}
      loading="lazy"
      decoding="async"
      onError={() => setLacking(address)}
    />
  );
}

const Drawn = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.action.hover,
}));
