import { Paper, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

interface CardProps {
  title: string;
  children: ReactNode;
}

/** One of the page's two halves, named by its heading. */
export function Card({ title, children }: CardProps) {
  const id = useId();
  return (
    <Frame component="section" variant="outlined" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Frame>
  );
}

const Frame = styled(Paper)<{ component: 'section' }>(({ theme }) => ({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  padding: 20,
  borderRadius: 12,
  '& p': { margin: 0, maxWidth: '72ch', color: theme.vars.palette.text.secondary, ...theme.typography.body2 },
  '& ul': { margin: 0, paddingInlineStart: 20, maxWidth: '72ch', color: theme.vars.palette.text.secondary, ...theme.typography.body2 },
}));
