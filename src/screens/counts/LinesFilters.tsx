import { Box, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { Lines } from './useLines.ts';

const TYPING_PAUSE_MS = 250;

/** Which of the sheet's rows are shown. Which differ would tell a blind counter what should be there. */
export function LinesFilters({ lines: { question, ask }, hidesExpected }: { lines: Lines; hidesExpected: boolean }) {
  const translate = useTranslate();
  const shows = ['all', 'uncounted', ...(hidesExpected ? [] : ['variance'])];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBottom: 2 }}>
      <Search asked={question.search} ask={(search) => ask({ search })} />
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

/** What is typed takes effect after a short pause. */
function Search({ asked, ask }: { asked: string; ask: (search: string) => void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(asked);
  const sent = useRef(asked);
  // Back, Forward and a scan change the address under the box.
  useEffect(() => {
    if (asked === sent.current) return;
    sent.current = asked;
    setTyped(asked);
  }, [asked]);
  useEffect(() => {
    if (typed.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      ask(sent.current);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, ask]);
  const label = translate('counts.search');
  return (
    <TextField
      size="small"
      type="search"
      value={typed}
      placeholder={label}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': label, dir: 'auto' } }}
      sx={{ width: { xs: '100%', sm: 260 } }}
    />
  );
}
