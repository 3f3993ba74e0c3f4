import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import TuneIcon from '@mui/icons-material/FilterListOutlined';
import { Button, Collapse, useMediaQuery } from '@mui/material';
import { styled, type Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { useQuestionInWords } from './useQuestionInWords.ts';
import type { AskedReport } from './useReportQuestion.ts';

/** A report's filters in a bar; on a phone behind one button that says what is asked, so that figures stand on the first screen. */
export function FoldedFilters({ report, asked, children }: { report: ReportDefinition; asked: AskedReport; children: ReactNode }) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const translate = useTranslate();
  const said = useQuestionInWords(asked, report);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!isPhone)
    return (
      <>
        <Bar className="screen-only">{children}</Bar>
        <p className="paper-only">{said}</p>
      </>
    );
  return (
    <Fold>
      <Button fullWidth color="inherit" variant="outlined" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <TuneIcon fontSize="small" />
        <span className="words">
          <strong>{translate('reports_view.filters')}</strong>
          <span>{said}</span>
        </span>
        <ExpandIcon className={isOpen ? 'open' : undefined} />
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Bar className="folded">{children}</Bar>
      </Collapse>
    </Fold>
  );
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 16,
  '.end': { marginInlineStart: 'auto', display: 'inline-flex', gap: 8 },
  '&.folded': { margin: '12px 0 0' },
  '&.folded > *': { flex: '1 1 140px', width: 'auto', maxWidth: 'none' },
});

const Fold = styled('div')(({ theme }) => ({
  marginBottom: 16,
  '> button': { justifyContent: 'flex-start', gap: 10, padding: '8px 12px', textAlign: 'start', whiteSpace: 'normal' },
  '.words': { flex: 1, minWidth: 0, display: 'grid' },
  '.words span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '.open': { transform: 'rotate(180deg)' },
}));
