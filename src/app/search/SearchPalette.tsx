import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent as KeyPress, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { InlinePopper, InlineSearch, inlinePaper } from '#/src/foundation/choice/InlinePopper.tsx';
import { OptionGroup } from '#/src/foundation/choice/OptionGroup.tsx';
import { useEntered } from '#/src/foundation/choice/useEntered.ts';
import { PALETTE } from '#/src/foundation/keys/isCovered.ts';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';
import { FoundLine } from './FoundLine.tsx';
import { keyOfPage } from './keptPages.ts';
import type { SearchOption } from './options.ts';
import { useSearch } from './useSearch.ts';

/** More the host does not look for. Source: the API contract. */
const MAX_TYPED = 200;

/**
 * Finds records, pages and actions by typing; arrow keys and Enter choose. An Enter before the host has answered waits for it, as a
 * scanner's does.
 * @param takeTyped gives what was typed before the box was there
 */
export default function SearchPalette({ takeTyped, onClose }: { takeTyped: () => string; onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useLayoutEffect(() => {
    const early = takeTyped().slice(0, MAX_TYPED);
    if (early) setTyped(early);
  }, [takeTyped]);
  const { options, count, isWaiting, isBegun, error, pinned, pin, retry, searchEverywhere } = useSearch(typed);
  const kept = new Set(pinned.map(keyOfPage));
  const choose = (option: SearchOption | null, event?: SyntheticEvent) => {
    if (!option) return;
    if ('further' in option) return searchEverywhere();
    // Beside this page, as a link opens there; the search stays for the next one.
    if ('to' in option && event && isElsewhere(event.nativeEvent)) return void window.open(option.to, '_blank', 'noopener');
    onClose();
    if ('act' in option) option.act();
    else void navigate(option.to);
  };
  const enter = useEntered(typed, isWaiting, () => choose(options[0] ?? null));
  // The button goes with what it was for: the focus goes back to the box before.
  const again = () => {
    box.current?.focus();
    retry();
  };
  const isSearching = typed.trim() !== '';
  const nothing = translate('search.nothing', { text: typed.trim() });
  return (
    <Dialog
      open
      className={PALETTE}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': translate('search.title') } }}
      sx={nearTop}
    >
      <Autocomplete
        open
        autoHighlight
        forcePopupIcon={false}
        clearIcon={null}
        options={options}
        filterOptions={(all) => all}
        value={null}
        inputValue={typed}
        onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
        clearOnBlur={false}
        groupBy={({ group }) => group}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ key }) => key}
        isOptionEqualToValue={(option, value) => option.key === value.key}
        onChange={(event, option) => choose(option, event)}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        onKeyDown={(event: KeyPress & { defaultMuiPrevented?: boolean }) => {
          const page = options[highlightedAt(box.current)]?.page;
          // By its place on the keyboard: with Alt a letter is another one on many.
          if (event.code === 'KeyP' && event.altKey && page) {
            event.preventDefault();
            pin(page);
          }
          if (event.key !== 'Enter' || !isSearching || !isWaiting) return;
          event.preventDefault();
          event.defaultMuiPrevented = true;
          enter();
        }}
        noOptionsText={isWaiting ? translate('views.searching') : nothing}
        slots={{ popper: InlinePopper }}
        slotProps={{
          paper: { sx: inlinePaper },
          listbox: { sx: { p: 0.5, maxHeight: 'min(60vh, 520px)' }, 'aria-label': translate('search.results') },
        }}
        renderGroup={({ key, ...group }) => <OptionGroup key={key} {...group} />}
        renderOption={({ key, ...props }, option) => (
          <FoundLine
            key={key}
            {...props}
            option={option}
            typed={typed}
            isPinned={option.page !== undefined && kept.has(keyOfPage(option.page))}
            onPin={pin}
          />
        )}
        renderInput={({ slotProps }) => (
          <InlineSearch
            ref={slotProps.input.ref}
            inputRef={box}
            slotProps={{
              input: {
                ...slotProps.htmlInput,
                maxLength: MAX_TYPED,
                'aria-label': translate('search.title'),
                dir: typed ? 'auto' : undefined,
              },
            }}
            autoFocus
            sx={{ height: 52 }}
            placeholder={translate('search.placeholder')}
            startAdornment={<SearchOutlined fontSize="small" />}
            endAdornment={isSearching && isWaiting ? <CircularProgress size={16} aria-hidden /> : undefined}
          />
        )}
      />
      {isSearching && !isWaiting && !error && !isBegun && count === 0 && options.length > 0 && <Note>{nothing}</Note>}
      {error && (
        <Alert severity="error" variant="outlined" sx={{ margin: 1.5 }} action={<Button onClick={again}>{translate('boot.retry')}</Button>}>
          {error.message}
        </Alert>
      )}
      <Keys>{translate('search.keys')}</Keys>
      <span role="status" style={visuallyHidden}>
        {isSearching && !isWaiting && !error ? translate('search.found', { smart_count: count }) : ''}
      </span>
    </Dialog>
  );
}

const nearTop = { '.MuiDialog-container': { alignItems: 'flex-start' }, '.MuiDialog-paper': { marginTop: { xs: 2, sm: '10vh' } } };
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: '0 16px 16px',
  color: theme.vars.palette.text.secondary,
}));
const Keys = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  padding: '8px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  '@media (hover: none)': { display: 'none' },
}));

/** Which option is highlighted, as the box tells it to screen readers: nobody else is told of the first one; -1: none. */
function highlightedAt(box: HTMLInputElement | null): number {
  const option = document.getElementById(box?.getAttribute('aria-activedescendant') ?? '');
  return Number(option?.dataset.optionIndex ?? -1);
}

/** Whether Ctrl or ⌘ is held, which opens a link in a tab of its own. */
function isElsewhere(event: Event): boolean {
  return (event instanceof KeyboardEvent || event instanceof MouseEvent) && (event.ctrlKey || event.metaKey);
}
