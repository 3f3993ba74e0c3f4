import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { FieldFrame } from '../FieldFrame.tsx';
import type { InputProps } from '../kindProps.ts';
import { useKindInput } from '../useKindInput.ts';

/** A secret: written, never shown again; empty on a stored record means that it stays. */
export default function PasswordInput(props: InputProps) {
  const { field, label, required, readonly, bare } = props;
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const { id, controller, error, attributes } = useKindInput(props);
  return (
    <FieldFrame id={id} label={label} required={required} error={error} help={field.help} bare={bare}>
      <OutlinedInput
        size="small"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        value={controller.value ?? ''}
        onChange={(event) => controller.onChange(event.target.value || null)}
        onBlur={controller.onBlur}
        name={controller.name}
        inputRef={controller.ref}
        disabled={readonly}
        sx={{ maxWidth: 360 }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              size="small"
              aria-label={translate(isShown ? 'views.hide_secret' : 'views.show_secret')}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? <VisibilityOff /> : <Visibility />}
            </IconButton>
          </InputAdornment>
        }
        slotProps={{ input: { ...attributes, dir: 'ltr' } }}
      />
    </FieldFrame>
  );
}
