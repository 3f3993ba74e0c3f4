import { Button, TextField, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { model } from '#/resources/index.ts';
import { Sheet } from './Sheet.ts';

const field = model.resources['gift-cards']?.fields.card_number;
/** As card numbers are entered everywhere. */
const { min, max, pattern } = field?.kind === 'text' ? { min: 0, max: 99, pattern: '.*', ...field } : { min: 0, max: 99, pattern: '.*' };
const EXAMPLE = 'GIFT-2026-4821';

/** The page that asks for a card's number, and refuses what is none. */
export function CardNumber({ onChecked }: { onChecked: () => void }) {
  const translate = useTranslate();
  const [number, setNumber] = useState(EXAMPLE);
  const [isRefused, setRefused] = useState(false);
  const isRight = number.length >= min && number.length <= max && new RegExp(`^(?:${pattern})$`).test(number);
  const check = () => (isRight ? onChecked() : setRefused(true));
  return (
    <Sheet>
      <Typography variant="h3" component="h3">
        {translate('previews.gift.ask')}
      </Typography>
      <TextField
        fullWidth
        label={translate('previews.gift.number_label')}
        value={number}
        onChange={({ target }) => setNumber(target.value.trim())}
        onKeyDown={(event) => {
          // The settings' own form is around this one, and is not sent by it.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          check();
        }}
        error={isRefused && !isRight}
        helperText={translate(isRefused && !isRight ? 'previews.gift.wrong' : 'previews.gift.where', { least: min, most: max })}
        slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off' } }}
      />
      <Button variant="contained" onClick={check}>
        {translate('previews.gift.check')}
      </Button>
    </Sheet>
  );
}
