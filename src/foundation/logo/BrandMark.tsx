import { styled, useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { fileAddress } from '#/src/foundation/files/fileAddress.ts';
import { branding } from './branding.ts';
import { LogoMark } from './LogoMark.tsx';

interface BrandMarkProps {
  /** Its height in pixels. */
  size?: number;
  /** It moves, one round in two seconds. */
  animated?: boolean;
}

/** The mark of whose dashboard it is: the business's own logo for light or dark ground, else ours. Its name stands beside it. */
export function BrandMark({ size = 28, animated = false }: BrandMarkProps) {
  const { colorScheme } = useColorScheme();
  const [lacking, setLacking] = useState<string>();
  const { logo, logoOnDark } = branding;
  const own = colorScheme === 'dark' ? (logoOnDark ?? logo) : (logo ?? logoOnDark);
  if (!own || own === lacking) return <LogoMark size={size} animated={animated} />;
  return <Own src={fileAddress(own)} alt="" height={size} className={animated ? 'animated' : undefined} onError={() => setLacking(own)} />;
}

const Own = styled('img')(({ height }) => ({
  flexShrink: 0,
  width: 'auto',
  height: Number(height),
  maxWidth: Number(height) * 2,
  objectFit: 'contain',
  '&.animated': { animation: 'brand-breathes 2s cubic-bezier(0.65, 0, 0.35, 1) infinite' },
  '@keyframes brand-breathes': { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.45 } },
  '@media (prefers-reduced-motion: reduce)': { '&.animated': { animation: 'none !important' } },
}));
