import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ErrorScreenProps {
  title: string;
  lead: string;
  /** Above the title: an icon or the mark. */
  symbol?: ReactNode;
  /** The ways on; the first is the primary one. */
  actions: ReactNode;
  children?: ReactNode;
  fullScreen?: boolean;
}

/** A calm page in place of one that cannot be shown: what happened, and the ways on. */
export function ErrorScreen({ title, lead, symbol, actions, children, fullScreen = false }: ErrorScreenProps) {
  return (
    <Place component={fullScreen ? 'main' : 'div'} sx={{ minHeight: fullScreen ? '100dvh' : '60vh' }}>
      <Box sx={{ maxWidth: 480, width: '100%' }}>
        {symbol && <Box sx={{ mb: 2.5, color: 'text.secondary', '& .MuiSvgIcon-root': { fontSize: 40 } }}>{symbol}</Box>}
        <Typography variant="h1" sx={{ mb: 1 }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 3, textWrap: 'pretty' }}>{lead}</Typography>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>{actions}</Box>
        {children}
      </Box>
    </Place>
  );
}

const Place = styled(Box)<{ component: React.ElementType }>({ display: 'grid', placeItems: 'center', paddingInline: 24, paddingBlock: 32 });
