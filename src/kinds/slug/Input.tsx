import { useRecordContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { slugOf } from '#/model/kinds/slug.ts';
import { textIn } from '#/model/values/shapes.ts';
import type { InputProps } from '../kindProps.ts';
import TextInput from '../text/Input.tsx';

/** A short name for addresses; of a new record it follows the field it is made from, until somebody writes it themself. */
export default function SlugInput(props: InputProps<'slug'>) {
  const { from } = props.field;
  return from && !props.readonly ? <FollowingSlug {...props} from={from} /> : <TextInput {...props} />;
}

function FollowingSlug({ from, ...props }: InputProps<'slug'> & { from: string }) {
  const { field, source } = props;
  const record = useRecordContext();
  const { getValues, setValue } = useFormContext();
  const followed: unknown = useWatch({ name: `${source.slice(0, -field.name.length)}${from}` });
  const made = useRef<string | null>(null);
  const { max } = field;
  // An address that is in use stays, whatever the record is called later.
  const isNew = record?.id === undefined;
  useEffect(() => {
    const stands = textIn(getValues(source)) || null;
    const next = (typeof followed === 'string' && slugOf(followed, max)) || null;
    if (!isNew || next === stands || (stands !== null && stands !== made.current)) return;
    made.current = next;
    setValue(source, next, { shouldDirty: true });
  }, [followed, isNew, max, source, getValues, setValue]);
  return <TextInput {...props} />;
}
