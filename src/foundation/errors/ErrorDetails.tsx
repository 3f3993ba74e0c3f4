import { styled } from '@mui/material/styles';

interface ErrorDetailsProps {
  /** What opens them. */
  label: string;
  error: Error;
  componentStack?: string;
}

/** The error's text, and behind it what a person who helps may want to read. */
export function ErrorDetails({ label, error, componentStack }: ErrorDetailsProps) {
  const details = [error.stack, componentStack?.trim()].filter(Boolean).join('\n\n');
  return (
    <Details>
      <p>{error.message}</p>
      {details && (
        <details>
          <summary>{label}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <pre tabIndex={0} dir="ltr">
            {details}
          </pre>
        </details>
      )}
    </Details>
  );
}

const Details = styled('div')(({ theme }) => ({
  marginTop: 24,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  p: { ...theme.typography.body2, margin: '0 0 8px', overflowWrap: 'anywhere' },
  summary: {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    width: 'fit-content',
    borderRadius: 4,
  },
  pre: {
    ...theme.typography.caption,
    fontFamily: 'ui-monospace, monospace',
    color: theme.vars.palette.text.secondary,
    maxHeight: 240,
    overflow: 'auto',
    margin: '8px 0 0',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
}));
