import { OutlinedInput } from '@mui/material';
import { useTypedSearch } from './useTypedSearch.ts';

interface SearchFieldProps {
  label: string;
  /** What the address asks for. */
  asked: string;
  ask: (search: string) => void;
  /** In pixels; on phones it is as wide as the page. */
  width: number;
}

/** As long as any search that the host takes. */
const MAX_LENGTH = 200;

/** The search of a screen's rows; what is typed takes effect after a short pause. */
export function SearchField({ label, asked, ask, width }: SearchFieldProps) {
  const [typed, setTyped] = useTypedSearch(asked, ask);
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={typed}
      placeholder={label}
      onChange={(event) => setTyped(event.target.value)}
      // Empty it shows what it is for, in the reader's own direction.
      slotProps={{ input: { 'aria-label': label, dir: typed ? 'auto' : undefined, maxLength: MAX_LENGTH } }}
      sx={{ width: { xs: '100%', sm: width } }}
    />
  );
}
