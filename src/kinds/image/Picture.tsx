import { useState } from 'react';
import { type PictureSize, sizedAddress } from '#/model/values/pictureSizes.ts';
import { fileAddress } from '#/src/foundation/files/fileAddress.ts';
import '#/src/theme/cells.css';

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
export function Picture({ address, alt, size, isFiner, isCropped, ...shown }: PictureProps) {
  const [lacking, setLacking] = useState<string>();
  const whole = fileAddress(address);
  const small = lacking === address ? undefined : fileAddress(sizedAddress(address, size));
  return (
    <img
      {...shown}
      alt={alt}
      className={isCropped ? 'picture cropped' : 'picture'}
      src={small ?? whole}
      srcSet={small && isFiner ? `${small} 1x, ${whole} 2x` : undefined}
      loading="lazy"
      decoding="async"
      onError={() => setLacking(address)}
    />
  );
}
