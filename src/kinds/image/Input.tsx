import { useTranslate } from 'ra-core';
import { pictures } from '#/model/values/mediaTypes.ts';
import { UploadField } from '../file/UploadField.tsx';
import type { InputProps } from '../kindProps.ts';
import { Picture } from './Picture.tsx';
import { unprintable } from './unprintable.ts';

const MAX_BYTES = 5 * 1024 * 1024;
/** Its height, kept free before it has come. */
const PREVIEW = 160;

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
      preview={(address) => (
        <Picture address={address} alt={translate('files.picture_of', { name: props.label })} size={320} isFiner height={PREVIEW} />
      )}
    />
  );
}
