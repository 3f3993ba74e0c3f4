import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import { Link } from '@mui/material';
import { useTranslate } from 'ra-core';
import { documents } from '#/model/values/mediaTypes.ts';
import { fileAddress, fileName } from '#/src/foundation/files/fileAddress.ts';
import type { InputProps } from '../kindProps.ts';
import { UploadField } from './UploadField.tsx';

const MAX_BYTES = 25 * 1024 * 1024;

/** A document: a PDF, CSV or XLSX, or only those of them that the field names. */
export default function FileInput(props: InputProps<'file'>) {
  const translate = useTranslate();
  const { accept } = props.field;
  return (
    <UploadField
      {...props}
      accept={accept ?? documents}
      maxBytes={MAX_BYTES}
      choose={translate('files.choose_file')}
      replace={translate('files.replace_file')}
      preview={(address) => (
        <Link
          href={fileAddress(address)}
          target="_blank"
          rel="noreferrer"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, overflowWrap: 'anywhere' }}
        >
          <FileIcon fontSize="small" />
          {fileName(address)}
        </Link>
      )}
    />
  );
}
