import { Box, Button, Popover, type PopoverOrigin, Typography, useTheme } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { shownBy, TOUR_STEPS, withoutTour } from '#/src/foundation/page/tour.ts';

/** Leads over the page, from one thing to the next, and can be left at any moment: Escape, its button, or Back. */
export default function Tour() {
  const translate = useTranslate();
  const id = useId();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isRtl = useTheme().direction === 'rtl';
  const [index, setIndex] = useState(0);
  const [rect, setRect] = useState<DOMRect>();
  // What it shows is in the page once that is drawn.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  const steps = TOUR_STEPS.filter((step) => shownBy(step));
  const step = steps[Math.min(index, steps.length - 1)];
  const leave = useCallback(() => void navigate({ search: withoutTour(search) }, { replace: true }), [navigate, search]);
  useEffect(() => {
    const target = step && shownBy(step);
    if (!target) return;
    // On a screen that became another one it may be shown by something else.
    const look = () => setRect((shownBy(step) ?? target).getBoundingClientRect());
    target.scrollIntoView({ block: 'nearest' });
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [step]);
  const target = step && shownBy(step);
  if (!isDrawn || !step || !target) return null;
  const isLast = index >= steps.length - 1;
  // What is as high as the page has it beside it, everything else below.
  const isBeside = target.clientHeight > window.innerHeight / 2;
  const [near, far] = isRtl ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const anchorOrigin: PopoverOrigin = isBeside ? { vertical: 'top', horizontal: near } : { vertical: 'bottom', horizontal: 'center' };
  const transformOrigin: PopoverOrigin = isBeside ? { vertical: -16, horizontal: far } : { vertical: -12, horizontal: 'center' };
  return (
    <Popover
      key={step}
      open
      anchorEl={target}
      anchorOrigin={anchorOrigin}
      transformOrigin={transformOrigin}
      transitionDuration={0}
      onClose={(_, reason) => reason === 'escapeKeyDown' && leave()}
      slotProps={{
        backdrop: { sx: { backgroundColor: 'transparent' } },
        paper: {
          role: 'dialog',
          'aria-labelledby': `${id}t`,
          'aria-describedby': `${id}d`,
          sx: { width: 340, maxWidth: 'calc(100vw - 32px)', padding: 2 },
        },
      }}
    >
      {rect && <Light rect={rect} />}
      <Typography id={`${id}t`} variant="h6" component="h2">
        {translate(`tour.${step}.title`)}
      </Typography>
      <Typography id={`${id}d`} variant="body2" sx={{ marginBlock: 1 }}>
        {translate(`tour.${step}.text`)}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginTop: 2 }}>
        <Typography variant="caption" color="text.secondary" sx={{ marginInlineEnd: 'auto' }}>
          {translate('tour.count', { number: index + 1, count: steps.length })}
        </Typography>
        {!isLast && (
          <Button size="small" color="inherit" onClick={leave}>
            {translate('tour.leave')}
          </Button>
        )}
        {index > 0 && (
          <Button size="small" color="inherit" onClick={() => setIndex(index - 1)}>
            {translate('tour.back')}
          </Button>
        )}
        <Button size="small" variant="contained" autoFocus onClick={() => (isLast ? leave() : setIndex(index + 1))}>
          {translate(isLast ? 'tour.done' : 'tour.next')}
        </Button>
      </Box>
    </Popover>
  );
}

/** Leaves what is shown in the light, and the page around it in the dark. */
function Light({ rect }: { rect: DOMRect }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'fixed',
        zIndex: -1,
        pointerEvents: 'none',
        borderRadius: '10px',
        outline: '2px solid',
        outlineColor: 'primary.main',
        boxShadow: '0 0 0 200vmax rgba(0, 0, 0, .55)',
      }}
      style={{ top: rect.top - 4, left: rect.left - 4, width: rect.width + 8, height: rect.height + 8 }}
    />
  );
}
