import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import ToDoIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Button, IconButton, LinearProgress } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { bulkPermissions } from '#/authProvider/bulkAccess.ts';
import { TOUR_SEARCH } from '#/src/foundation/page/tour.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { setUpPath } from '#/src/foundation/session/setUpPath.ts';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';
import { Panel } from './Panel.tsx';
import { useFirstSteps } from './useFirstSteps.ts';

/** Where each step is done. */
const PLACES: Readonly<Record<string, string>> = {
  establishment: setUpPath,
  products: setUpPath,
  taxes: '/taxes/create',
  order_types: '/order-types/create',
  people: '/employees/create',
  first_order: '/orders',
};
/**
 * What a young business has still to do, true to what is there. It goes by itself once all is done, or when somebody hides it, and is never
 * asked for again in that person's browser.
 */
export function FirstSteps() {
  const translate = useTranslate();
  const { permissions } = useSession();
  const mayImport = bulkPermissions.import.some((name) => permissions.has(name));
  const { isShown, steps, done, query, hide } = useFirstSteps();
  if (!isShown) return null;
  return (
    <Box>
      <Panel
        title={translate('set_up.steps_title')}
        lead={query.data && translate('set_up.steps_done', { done, count: steps.length })}
        query={query}
        action={
          <IconButton size="small" aria-label={translate('set_up.steps_hide')} title={translate('set_up.steps_hide')} onClick={hide}>
            <CloseIcon fontSize="small" />
          </IconButton>
        }
      >
        {() => (
          <>
            <LinearProgress variant="determinate" value={(100 * done) / steps.length} aria-label={translate('set_up.steps_title')} />
            <ol>
              {steps.map(({ name, is_done: isDone }) => (
                <li key={name} className={isDone ? 'done' : undefined}>
                  {isDone ? <DoneIcon fontSize="small" /> : <ToDoIcon fontSize="small" />}
                  {isDone ? (
                    <span>{translate(`set_up.steps.${name}`)}</span>
                  ) : (
                    <Link to={PLACES[name] ?? setUpPath}>{translate(`set_up.steps.${name}`)}</Link>
                  )}
                  <span className="said">{translate(isDone ? 'set_up.step_done' : 'set_up.step_to_do')}</span>
                </li>
              ))}
            </ol>
            <div className="ways">
              <Button component={Link} to={{ search: TOUR_SEARCH }} color="inherit" size="small" variant="outlined">
                {translate('tour.title')}
              </Button>
              {mayImport && (
                <Button component={Link} to="/bulk-operations/bring" color="inherit" size="small" variant="outlined">
                  {translate('screens.bulk_bring')}
                </Button>
              )}
            </div>
          </>
        )}
      </Panel>
    </Box>
  );
}

const Box = styled('div')(({ theme }) => ({
  marginBottom: 16,
  '.MuiLinearProgress-root': { height: 6, borderRadius: 3, marginTop: 8, backgroundColor: theme.vars.palette.divider },
  ol: {
    ...theme.typography.body2,
    listStyle: 'none',
    margin: '12px 0 0',
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    gap: '8px 24px',
  },
  li: { display: 'flex', alignItems: 'center', gap: 8, minHeight: 24 },
  'li svg': { color: theme.vars.palette.text.secondary, flex: 'none' },
  'li.done': { color: theme.vars.palette.text.secondary },
  'li.done svg': { color: theme.vars.palette.success.main },
  a: { color: theme.vars.palette.primary.main },
  '.said': visuallyHidden,
  '.ways': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 },
}));
