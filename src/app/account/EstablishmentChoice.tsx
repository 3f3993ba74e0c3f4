import Check from '@mui/icons-material/Check';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import { InlinePopper, InlineSearch, inlinePaper } from '#/src/foundation/choice/InlinePopper.tsx';
import { useLeave } from '#/src/foundation/leave/LeaveContext.ts';
import { type Establishment, useSession } from '#/src/foundation/session/SessionContext.ts';
import { pathAfterSwitch } from './pathAfterSwitch.ts';

/**
 * The establishments with a search over them; arrow keys and Enter choose. A switch stays where that has a meaning: the record shown
 * belonged to the other.
 */
export function EstablishmentChoice({ onDone }: { onDone: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { establishment, establishments, switchEstablishment } = useSession();
  const leave = useLeave();
  const choose = async (chosen: Establishment | null) => {
    onDone();
    if (!chosen || chosen.id === establishment?.id || !(await leave.confirm())) return;
    await navigate(pathAfterSwitch(pathname));
    await switchEstablishment(chosen.id);
  };
  return (
    <Autocomplete
      open
      autoHighlight
      forcePopupIcon={false}
      clearIcon={null}
      options={[...establishments]}
      value={null}
      clearOnBlur={false}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onChange={(_, chosen) => void choose(chosen)}
      onClose={(_, reason) => reason === 'escape' && onDone()}
      noOptionsText={translate('shell.no_establishment_found')}
      slots={{ popper: InlinePopper }}
      slotProps={{
        paper: { sx: inlinePaper },
        listbox: { sx: { p: 0.5 }, 'aria-label': translate('shell.establishments') },
      }}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <span style={{ flex: 1 }}>{option.title}</span>
          {option.id === establishment?.id && <Check fontSize="small" color="primary" />}
        </li>
      )}
      renderInput={({ slotProps }) => (
        <InlineSearch
          ref={slotProps.input.ref}
          slotProps={{ input: { ...slotProps.htmlInput, 'aria-label': translate('shell.search_establishments') } }}
          autoFocus
          placeholder={translate('shell.search_establishments')}
          startAdornment={<SearchOutlined fontSize="small" />}
        />
      )}
    />
  );
}
