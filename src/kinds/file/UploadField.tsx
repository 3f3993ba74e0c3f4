import UploadIcon from '@mui/icons-material/UploadOutlined';
import { Button, LinearProgress } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { acceptedEndings, mediaTypes } from '#/model/values/mediaTypes.ts';
import { describedBy, FieldFrame } from '../FieldFrame.tsx';
import type { InputProps } from '../kindProps.ts';
import { useKindInput } from '../useKindInput.ts';
import { useTellUpload } from './uploadsUnderWay.ts';
import { type Accepted, useUpload } from './useUpload.ts';

interface UploadFieldProps extends InputProps, Accepted {
  /** The words on the button while there is nothing, and while there is something. */
  choose: string;
  replace: string;
  /** What is shown of a stored file. */
  preview: (address: string) => ReactNode;
}

/** A file of a record: chosen or dropped, uploaded at once, shown, replaced, removed. */
export function UploadField({ accept, maxBytes, validate, choose, replace, preview, ...props }: UploadFieldProps) {
  const { field, label, required, readonly, bare } = props;
  const translate = useTranslate();
  const { id, controller, error } = useKindInput(props);
  const { upload, send, clear, cancel } = useUpload({ accept, maxBytes, validate }, controller.onChange);
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const statusId = useId();
  const value = typeof controller.value === 'string' && controller.value ? controller.value : undefined;
  const failure = upload.status === 'failed' ? upload.message : error;
  const isUploading = upload.status === 'uploading';
  useTellUpload(controller.name, isUploading ? (upload.name ?? label) : undefined);

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !readonly) void send(file);
    if (chooser.current) chooser.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <FieldFrame id={id} label={label} required={required} error={failure} help={field.help} bare={bare}>
      <Frame
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(!readonly);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {value && preview(value)}
        <input
          ref={chooser}
          type="file"
          accept={chooserTypes(accept)}
          hidden
          tabIndex={-1}
          onChange={(event) => take(event.target.files)}
        />
        {!readonly && (
          <span className="actions">
            <Button
              id={id}
              aria-label={`${label}: ${value ? replace : choose}`}
              aria-describedby={[failure || field.help ? describedBy(id) : '', statusId].filter(Boolean).join(' ')}
              ref={controller.ref}
              size="small"
              variant="outlined"
              startIcon={<UploadIcon />}
              onClick={() => chooser.current?.click()}
              onBlur={controller.onBlur}
            >
              {value ? replace : choose}
            </Button>
            {upload.again && (
              <Button size="small" onClick={upload.again} aria-label={translate('files.again_named', { name: label })}>
                {translate('files.again')}
              </Button>
            )}
            {isUploading && (
              <Button size="small" color="inherit" onClick={cancel}>
                {translate('files.cancel')}
              </Button>
            )}
            {value && !isUploading && (
              <Button size="small" color="inherit" onClick={clear} aria-label={translate('files.remove_named', { name: label })}>
                {translate('files.remove')}
              </Button>
            )}
          </span>
        )}
        {isUploading && <LinearProgress aria-label={translate('files.uploading', { name: upload.name ?? '' })} />}
        <span id={statusId} role="status" className="status">
          {statusText(upload.status, translate, upload.name)}
        </span>
      </Frame>
    </FieldFrame>
  );
}

/**
 * What the system's own file chooser offers: every ending and type by name, because it offers pictures for `image/*` that are not taken.
 */
function chooserTypes(accept: readonly string[]): string {
  return [...new Set(acceptedEndings(accept).flatMap((ending) => [`.${ending}`, mediaTypes[ending]]))].join(',');
}

function statusText(status: string, translate: ReturnType<typeof useTranslate>, name = ''): string {
  return status === 'uploading' || status === 'stored' || status === 'cleared' ? translate(`files.${status}`, { name }) : '';
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  padding: 12,
  border: `1px dashed ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '&[data-over]': { borderColor: theme.vars.palette.primary.main, background: theme.vars.palette.action.hover },
  '.actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '.status': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '.MuiLinearProgress-root': { width: '100%' },
}));
