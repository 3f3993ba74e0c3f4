import DeckIcon from '@mui/icons-material/DeckOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { AREAS } from './useStoredPlan.ts';

/** What comes before a floor plan: an area whose tables it shows. */
export function NoAreas() {
  const translate = useTranslate();
  const mayAdd = useCan()(AREAS, 'create');
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, paddingBlock: 8, textAlign: 'center' }}>
      <DeckIcon sx={{ fontSize: 40, color: 'text.secondary' }} />
      <Typography variant="h2">{translate('floor_plan.no_areas')}</Typography>
      <Typography color="textSecondary">{translate(mayAdd ? 'floor_plan.add_area_first' : 'floor_plan.ask_for_area')}</Typography>
      {mayAdd && (
        <Button component={Link} to={`/${AREAS}/create`} variant="contained" sx={{ marginTop: 1 }}>
          {translate('floor_plan.add_area')}
        </Button>
      )}
    </Box>
  );
}
