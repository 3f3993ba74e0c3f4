import { Alert, AlertTitle, Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Operations } from '#/model/values/operationFindings.ts';
import { useOperationWords } from './useOperationWords.ts';

interface FindingsProps {
  reading: Operations;
  /** Why it could not be read again. */
  error: Error | null;
  retry: () => void;
}

/** How everything is, in a sentence; where it is not well, each thing with what to do. */
export function Findings({ reading, error, retry }: FindingsProps) {
  const translate = useTranslate();
  const words = useOperationWords();
  const { findings } = reading;
  const time = words.time(reading.read_at);
  if (error)
    return (
      <Alert
        severity="error"
        variant="outlined"
        action={
          <Button color="inherit" size="small" onClick={retry}>
            {translate('lists.retry')}
          </Button>
        }
      >
        <AlertTitle>{translate('operations.unread', { time })}</AlertTitle>
        {error.message}
      </Alert>
    );
  const readAt = <small>{translate('operations.read_at', { time })}</small>;
  if (!findings.length)
    return (
      <Said severity="success" variant="outlined">
        <AlertTitle>{translate('operations.well')}</AlertTitle>
        {readAt}
      </Said>
    );
  const isWrong = findings.some(({ level }) => level === 'wrong');
  return (
    <Said severity={isWrong ? 'error' : 'warning'} variant="outlined">
      <AlertTitle>{translate(isWrong ? 'operations.wrong' : 'operations.look')}</AlertTitle>
      <ul>
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)}>{words.sentence(finding)}</li>
        ))}
      </ul>
      {readAt}
    </Said>
  );
}

const Said = styled(Alert)(({ theme }) => ({
  ul: { margin: '0 0 8px', paddingInlineStart: 20, color: theme.vars.palette.text.primary },
  'li + li': { marginTop: 4 },
  li: { overflowWrap: 'anywhere' },
  small: { color: theme.vars.palette.text.secondary },
}));
