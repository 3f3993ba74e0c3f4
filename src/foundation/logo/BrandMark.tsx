import { useState } from 'react';
import { fileAddress } from '#/src/foundation/files/fileAddress.ts';
import { useScheme } from '#/src/foundation/settings/colorMode.ts';
import { branding } from './branding.ts';
import { LogoMark } from './LogoMark.tsx';
import './logo.css';

interface BrandMarkProps {
  /** Its height in pixels. */
  size?: number;
  /** It moves, one round in two seconds. */
  animated?: boolean;
}

/** The mark of whose dashboard it is: the business's own logo for light or dark ground, else ours. Its name stands beside it. */
export function BrandMark({ size = 28, animated = false }: BrandMarkProps) {
  const scheme = useScheme();
  const [lacking, setLacking] = useState<string>();
  const { logo, logoOnDark } = branding;
  const own = scheme === 'dark' ? (logoOnDark ?? logo) : (logo ?? logoOnDark);
  if (!own || own === lacking) return <LogoMark size={size} animated={animated} />;
  return (
    <img
      className={animated ? 'own-mark animated' : 'own-mark'}
      src={fileAddress(own)}
      alt=""
      height={size}
      style={{ height: size, maxWidth: size * 2 }}
      onError={() => setLacking(own)}
    />
  );
}
