import { Alert, Box, Button } from '@mui/material';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { CreateButton } from '#/src/views/list/CreateButton.tsx';
import type { Inventory } from './useInventory.ts';

/** What narrows the list; days, order and page do not. */
const NARROWING = ['type', 'search', 'vendor', 'category', 'isBelowReorder'] as const;

/** What to do where there is no item: ask for less, or keep stock of something first. */
export function NothingInStock({ inventory: { question, ask } }: { inventory: Inventory }) {
  const translate = useTranslate();
  const can = useCan();
  const isNarrowed = NARROWING.some((name) => Boolean(question[name]));
  const clear = () => ask({ type: null, search: null, vendor: null, category: null, below: null });
  return (
    <Alert severity="info" variant="outlined">
      {translate(isNarrowed ? 'inventory.no_match' : 'inventory.nothing')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1.5 }}>
        {isNarrowed ? (
          <Button variant="outlined" color="inherit" onClick={clear}>
            {translate('views.clear_filters')}
          </Button>
        ) : (
          <>
            <ResourceContextProvider value="ingredients">
              <CreateButton />
            </ResourceContextProvider>
            {can('products', 'edit') && (
              <Button component={Link} to="/products" variant="outlined" color="inherit">
                {translate('inventory.track_products')}
              </Button>
            )}
          </>
        )}
      </Box>
    </Alert>
  );
}
