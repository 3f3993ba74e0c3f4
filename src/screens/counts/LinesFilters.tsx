import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'ra-core';
import { SearchField } from '#/src/views/parts/SearchField.tsx';
import type { Lines } from './useLines.ts';

/** Which of the sheet's rows are shown. Which differ would tell a blind counter what should be there. */
export function LinesFilters({ lines: { question, ask }, hidesExpected }: { lines: Lines; hidesExpected: boolean }) {
  const translate = useTranslate();
  const shows = ['all', 'uncounted', ...(hidesExpected ? [] : ['variance'])];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBottom: 2 }}>
      <SearchField label={translate('counts.search')} asked={question.search} ask={(search) => ask({ search })} width={260} />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={question.show}
        aria-label={translate('counts.show')}
        onChange={(_event, show: string | null) => show && ask({ show: show === 'all' ? null : show })}
      >
        {shows.map((show) => (
          <ToggleButton key={show} value={show}>
            {translate(`counts.shows.${show}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
