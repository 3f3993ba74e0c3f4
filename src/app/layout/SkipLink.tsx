import { styled } from '@mui/material/styles';

/** The first stop of the Tab key: over the navigation to the page. */
export function SkipLink({ label }: { label: string }) {
  return (
    <Skip
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {label}
    </Skip>
  );
}

const Skip = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  position: 'fixed',
  top: 8,
  insetInlineStart: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 16px',
  borderRadius: 8,
  textDecoration: 'none',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
}));
