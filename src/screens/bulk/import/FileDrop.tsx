import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button, FormHelperText, LinearProgress } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useUpload } from '#/src/kinds/file/useUpload.ts';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';
import type { ImportDraft } from './useDraft.ts';

const ACCEPTED = { accept: ['.csv', '.xlsx'], maxBytes: 25 * 1024 * 1024 };

interface FileDropProps {
  file: ImportDraft['file'];
  onChange: (file: ImportDraft['file']) => void;
}

/** The place to drop a file on, or to choose one; it is uploaded at once. */
export function FileDrop({ file, onChange }: FileDropProps) {
  const translate = useTranslate();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const taken = useRef<File>(undefined);
  const [isOver, setIsOver] = useState(false);
  const { upload, send, cancel } = useUpload(ACCEPTED, (url) => {
    if (!url || !taken.current) return onChange(undefined);
    onChange({ url, name: taken.current.name });
  });
  const take = (files: FileList | null) => {
    taken.current = files?.[0];
    if (taken.current) void send(taken.current);
    if (chooser.current) chooser.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const isUploading = upload.status === 'uploading';
  const said = isUploading
    ? translate('files.uploading', { name: upload.name ?? '' })
    : file
      ? translate('files.stored', { name: file.name })
      : '';
  return (
    <div>
      <Frame
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {file ? <DescriptionIcon className="symbol" /> : <UploadIcon className="symbol" />}
        <strong dir="auto">{file ? file.name : translate('bulk.drop_here')}</strong>
        <input
          ref={chooser}
          type="file"
          accept={ACCEPTED.accept.join(',')}
          hidden
          tabIndex={-1}
          onChange={(event) => take(event.target.files)}
        />
        <span className="actions">
          <Button
            id={id}
            variant={file ? 'outlined' : 'contained'}
            color={file ? 'inherit' : 'primary'}
            aria-describedby={`${id}-help`}
            onClick={() => chooser.current?.click()}
          >
            {translate(file ? 'files.replace_file' : 'files.choose_file')}
          </Button>
          {isUploading && (
            <Button color="inherit" onClick={cancel}>
              {translate('files.cancel')}
            </Button>
          )}
        </span>
        {isUploading && <LinearProgress aria-label={translate('files.uploading', { name: upload.name ?? '' })} />}
        <span id={`${id}-help`} className="quiet">
          {translate('bulk.file_help')}
        </span>
        <span role="status" className="hidden">
          {said}
        </span>
      </Frame>
      {upload.status === 'failed' && (
        <FormHelperText error role="alert">
          {upload.message}
        </FormHelperText>
      )}
    </div>
  );
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '28px 16px',
  textAlign: 'center',
  border: `1px dashed ${theme.vars.palette.action.active}`,
  borderRadius: 12,
  transition: 'background-color 120ms',
  '&[data-over]': { borderColor: theme.vars.palette.primary.main, background: theme.vars.palette.primary.soft },
  '.symbol': { fontSize: 32, color: theme.vars.palette.text.secondary },
  strong: { ...theme.typography.subtitle1, fontWeight: 600, overflowWrap: 'anywhere' },
  '.actions': { display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'center' },
  '.quiet': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, textWrap: 'balance' },
  '.hidden': visuallyHidden,
  '.MuiLinearProgress-root': { width: '100%', maxWidth: 360 },
}));
