import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { failureOf } from '#/dataProvider/hostError.ts';

interface FailureProps {
  error: Error;
  retry?: () => void;
}

/** What the host refused, in its words, beside what has been done so far. */
export function Failure({ error, retry }: FailureProps) {
  const translate = useTranslate();
  const { errors = {} } = failureOf(error).body;
  const sentences = [...new Set([error.message, ...Object.values(errors)])];
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        retry && (
          <Button color="inherit" size="small" onClick={retry}>
            {translate('bulk.try_again')}
          </Button>
        )
      }
    >
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
}
