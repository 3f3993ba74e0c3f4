import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { pictures } from '#/model/values/mediaTypes.ts';
import { fileAddress } from '../file/fileAddress.ts';
import { UploadField } from '../file/UploadField.tsx';
import type { InputProps } from '../kindProps.ts';
import { unprintable } from './unprintable.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** A picture, shown as soon as it is stored. */
export default function ImageInput(props: InputProps<'image'>) {
  const translate = useTranslate();
  const { printed } = props.field;
  return (
    <UploadField
      {...props}
      accept={pictures}
      maxBytes={MAX_BYTES}
      validate={printed && unprintable}
      choose={translate('files.choose_picture')}
      replace={translate('files.replace_picture')}
      preview={(address) => <Picture src={fileAddress(address)} alt={translate('files.picture_of', { name: props.label })} />}
    />
  );
}

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 160,
  objectFit: 'contain',
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.action.hover,
}));
