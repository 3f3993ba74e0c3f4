import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button, LinearProgress } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';

interface FilesDropProps {
  isBusy: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** The place to drop any number of files on, or to choose them. */
export function FilesDrop({ isBusy, onFiles }: FilesDropProps) {
  const translate = useTranslate();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files?.length) onFiles([...files]);
    if (chooser.current) chooser.current.value = '';
  };
  return (
    <Frame
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <UploadIcon className="symbol" />
      <strong>{translate('bring.drop_all')}</strong>
      <input ref={chooser} type="file" multiple accept=".csv,.xlsx" hidden tabIndex={-1} onChange={(event) => take(event.target.files)} />
      <Button variant="contained" disabled={isBusy} aria-describedby={id} onClick={() => chooser.current?.click()}>
        {translate('bring.choose_files')}
      </Button>
      {isBusy && <LinearProgress aria-label={translate('bring.reading')} />}
      <span id={id} className="quiet">
        {translate('bring.files_help')}
      </span>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '28px 16px',
  textAlign: 'center',
  border: `1px dashed ${theme.vars.palette.action.active}`,
  borderRadius: 12,
  '&[data-over]': { borderColor: theme.vars.palette.primary.main, background: theme.vars.palette.primary.soft },
  '.symbol': { fontSize: 32, color: theme.vars.palette.text.secondary },
  strong: { ...theme.typography.subtitle1, fontWeight: 600 },
  '.quiet': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, textWrap: 'balance' },
  '.MuiLinearProgress-root': { width: '100%', maxWidth: 360 },
}));
