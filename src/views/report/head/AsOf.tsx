import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { kinds } from '#/model/kinds/index.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';

/** When the figures were read. */
export function AsOf({ at }: { at: string }) {
  const translate = useTranslate();
  const context = useKindContext();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1.5 }}>
      {translate('reports_view.as_of', { at: kinds.datetime.format(at, { kind: 'datetime' }, context) })}
    </Typography>
  );
}
