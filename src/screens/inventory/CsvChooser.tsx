import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/** Takes a file's text into a field of the form. */
export function CsvChooser({ name }: { name: string }) {
  const { setValue } = useFormContext();
  const translate = useTranslate();
  const notify = useNotify();
  const chooser = useRef<HTMLInputElement>(null);
  const take = async (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file) return;
    try {
      setValue(name, await file.text(), { shouldDirty: true, shouldValidate: true });
    } catch {
      notify('inventory.unreadable', { type: 'error' });
    }
  };
  return (
    <div>
      <input ref={chooser} type="file" accept=".csv,text/csv" hidden tabIndex={-1} onChange={(event) => void take(event.target.files)} />
      <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => chooser.current?.click()}>
        {translate('inventory.choose_file')}
      </Button>
    </div>
  );
}
