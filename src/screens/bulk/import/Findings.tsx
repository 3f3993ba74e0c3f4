import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Alert, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';
import type { MappingFindings } from './mapping.ts';

/** The required fields with a sign at each, and warnings about what the mapping leaves out. */
export function Findings({ found: { required, isLacking, ignored, doubled, lacksKey } }: { found: MappingFindings }) {
  const translate = useTranslate();
  const missing = required.filter(({ isMapped }) => !isMapped).map(({ target }) => target.label);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      {required.length > 0 && (
        <div>
          <Typography variant="h3" component="h2" sx={{ marginBottom: 1 }}>
            {translate('bulk.required_fields')}
          </Typography>
          <Required>
            {required.map(({ target, isMapped }) => (
              <li key={target.name} className={isMapped ? 'mapped' : 'missing'}>
                {isMapped ? <CheckIcon fontSize="small" aria-hidden /> : <WarningIcon fontSize="small" aria-hidden />}
                {target.label}
                <span className="hidden">: {translate(isMapped ? 'bulk.has_column' : 'bulk.has_no_column')}</span>
              </li>
            ))}
          </Required>
        </div>
      )}
      <div role="status" style={{ display: 'grid', gap: 8 }}>
        {doubled.size > 0 && (
          <Alert severity="error" variant="outlined">
            {translate('bulk.doubled')}
          </Alert>
        )}
        {missing.length > 0 && (
          <Alert severity={isLacking ? 'error' : 'warning'} variant="outlined">
            {translate(isLacking ? 'bulk.lacks_required' : 'bulk.missing_required', { names: missing.join(', ') })}
          </Alert>
        )}
        {lacksKey && (
          <Alert severity="warning" variant="outlined">
            {translate('bulk.lacks_key')}
          </Alert>
        )}
        {ignored.length > 0 && (
          <Alert severity="warning" variant="outlined">
            {translate('bulk.ignored', { smart_count: ignored.length, names: ignored.join(', ') })}
          </Alert>
        )}
      </div>
    </div>
  );
}

const Required = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  li: { ...theme.typography.body1, position: 'relative', display: 'inline-flex', alignItems: 'center', gap: 6 },
  'li.mapped svg': { color: theme.vars.palette.success.main },
  'li.missing svg': { color: theme.vars.palette.warning.main },
  '.hidden': visuallyHidden,
}));
