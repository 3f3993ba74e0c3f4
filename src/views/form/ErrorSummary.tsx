import { Alert, AlertTitle } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';
import type { FieldModel } from '#/model/language/model.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { pageWidth } from '#/src/theme/pageWidth.ts';

interface ErrorSummaryProps {
  fields: Readonly<Record<string, FieldModel>>;
  /** Goes to a field's input, on whatever tab it stands. */
  onChoose: (name: string) => void;
}

/** After a save that was refused: which fields, each the way to its input. */
export function ErrorSummary({ fields, onChoose }: ErrorSummaryProps) {
  const translate = useTranslate();
  const label = useLabelOf();
  const { errors, submitCount } = useFormState();
  const names = Object.keys(errors).filter((name) => name !== 'root');
  if (!submitCount || !names.length) return null;
  return (
    <Alert severity="error" variant="outlined" sx={{ marginBottom: 2, maxWidth: pageWidth }}>
      <AlertTitle>{translate('views.errors_summary', { smart_count: names.length })}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: 18 }}>
        {names.map((name) => {
          const field = fields[name];
          return (
            <li key={name}>
              <button
                type="button"
                onClick={() => onChoose(name)}
                style={{
                  font: 'inherit',
                  color: 'inherit',
                  background: 'none',
                  border: 0,
                  padding: 0,
                  textDecoration: 'underline',
                  cursor: 'pointer',
                }}
              >
                {field ? label(field) : name}
              </button>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
