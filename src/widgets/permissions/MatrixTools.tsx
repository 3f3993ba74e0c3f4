import SearchIcon from '@mui/icons-material/SearchOutlined';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { Button, FormControlLabel, InputAdornment, Switch, TextField } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { MatrixView } from './useMatrixView.ts';

/** Above the matrix: the search, only what is on, and all groups open or folded. */
export function MatrixTools({ view }: { view: MatrixView }) {
  const translate = useTranslate();
  const { search, setSearch, isOnlyOn, setOnlyOn, areAllFolded, foldAll } = view;
  return (
    <Bar>
      <TextField
        size="small"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        placeholder={translate('roles.search')}
        slotProps={{
          htmlInput: { 'aria-label': translate('roles.search'), type: 'search' },
          input: { startAdornment: <InputAdornment position="start">{<SearchIcon fontSize="small" />}</InputAdornment> },
        }}
      />
      <FormControlLabel
        label={translate('roles.only_on')}
        control={<Switch size="small" checked={isOnlyOn} onChange={(_, on) => setOnlyOn(on)} />}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <Button size="small" color="inherit" startIcon={areAllFolded ? <UnfoldMoreIcon /> : <UnfoldLessIcon />} onClick={foldAll}>
        {translate(areAllFolded ? 'roles.unfold_all' : 'roles.fold_all')}
      </Button>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  '.MuiTextField-root': { flex: '0 1 320px' },
  '.MuiFormControlLabel-root': { marginInlineStart: 0 },
  [theme.breakpoints.down('sm')]: { '.MuiTextField-root': { flexBasis: '100%' } },
}));
