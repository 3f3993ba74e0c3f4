import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import TuneIcon from '@mui/icons-material/FilterListOutlined';
import { Button, Collapse } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';

/** Filters behind one button that says what is asked. */
export function FilterFold({ said, children }: { said: string; children: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold>
      <Button fullWidth color="inherit" variant="outlined" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <TuneIcon fontSize="small" />
        <span className="words">
          <strong>{translate('views.filters')}</strong>
          <span>{said}</span>
        </span>
        <ExpandIcon className={isOpen ? 'open' : undefined} />
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <div className="folded">{children}</div>
      </Collapse>
    </Fold>
  );
}

const Fold = styled('div')(({ theme }) => ({
  flex: '1 1 100%',
  minWidth: 0,
  '> button': { justifyContent: 'flex-start', gap: 10, padding: '8px 12px', textAlign: 'start', whiteSpace: 'normal' },
  '.words': { flex: 1, minWidth: 0, display: 'grid' },
  '.words span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '.open': { transform: 'rotate(180deg)' },
  '.folded': { display: 'flex', flexWrap: 'wrap', gap: 12, paddingTop: 14 },
  '.folded > *': { flex: '1 1 140px', width: 'auto', maxWidth: 'none' },
  '.folded > label': { flexBasis: '100%', minHeight: 44 },
}));
