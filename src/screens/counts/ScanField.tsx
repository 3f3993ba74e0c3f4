import ScannerIcon from '@mui/icons-material/QrCodeScannerOutlined';
import { InputAdornment, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { type Ref, useState } from 'react';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { type CountLine, SHEETS, type Sheet } from './sheet.ts';

interface ScanFieldProps {
  ref: Ref<HTMLInputElement>;
  sheet: Sheet;
  onFound: (line: CountLine, index: number) => void;
}

type Refusal = Error & { body?: { errors?: { barcode?: string } } };

/** Where a scanner types: its Enter leads to the row of the product with that code. */
export function ScanField({ ref, sheet, onFound }: ScanFieldProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<HostDataProvider>();
  const [typed, setTyped] = useState('');
  const { mutate, error, isPending, reset } = useMutation<{ line: CountLine; place: number }, Refusal, string>({
    mutationFn: (barcode) =>
      dataProvider.verb<{ line: CountLine; place: number }>(SHEETS, 'scan', { id: sheet.id, input: { barcode } }).then(({ data }) => data),
    onSuccess: ({ line, place }) => {
      setTyped('');
      onFound(line, place);
    },
  });
  return (
    <TextField
      fullWidth
      inputRef={ref}
      value={typed}
      label={translate('counts.scan')}
      autoComplete="off"
      error={Boolean(error)}
      helperText={error ? (error.body?.errors?.barcode ?? error.message) : translate('counts.scan_help')}
      onChange={(event) => {
        if (error) reset();
        setTyped(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !typed.trim() || isPending) return;
        event.preventDefault();
        event.currentTarget.querySelector('input')?.select();
        mutate(typed.trim());
      }}
      slotProps={{
        htmlInput: { dir: 'ltr', enterKeyHint: 'go', spellCheck: false },
        formHelperText: error ? { role: 'alert' } : {},
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <ScannerIcon />
            </InputAdornment>
          ),
        },
      }}
      sx={{ marginBottom: 2, maxWidth: 560 }}
    />
  );
}
