import { Button, LinearProgress } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocaleState, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { bulkPermissions } from '#/authProvider/bulkAccess.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { numberFormat } from '#/model/values/intl.ts';
import { type Establishment, useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useHelp } from '#/src/views/parts/useHelp.ts';
import { Panel } from './Panel.tsx';
import { useFirstSteps } from './useFirstSteps.ts';

interface SetupPanelProps {
  /** The establishments as records. */
  resource: ResourceModel;
  /** The field that says how far one is, in percent. */
  progress: string;
  establishments: readonly Establishment[];
}

/** How far the chosen establishments are set up; nothing once all of them are, or while the business takes its first steps. */
export function SetupPanel({ resource, progress, establishments }: SetupPanelProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const can = useCan();
  const help = useHelp(resource.allFields[progress] ?? {});
  const firstSteps = useFirstSteps();
  const dataProvider = useDataProvider();
  const { permissions } = useSession();
  const mayImport = bulkPermissions.import.some((name) => permissions.has(name));
  const ids = establishments.map(({ id }) => id);
  const query = useQuery({
    queryKey: [resource.name, 'dashboard', progress, ids],
    queryFn: async ({ signal }) => {
      const { data } = await dataProvider.getList(resource.name, {
        pagination: { page: 1, perPage: ids.length },
        sort: { field: resource.title, order: 'ASC' },
        filter: { id: ids },
        meta: { fields: [resource.title, progress] },
        signal,
      });
      return data.map((record) => ({ id: record.id, title: String(record[resource.title]), done: Number(record[progress]) }));
    },
  });
  const unfinished = query.data?.filter(({ done }) => done < 100) ?? [];
  if (firstSteps.isPending || firstSteps.isShown || (!query.error && unfinished.length === 0)) return null;
  const percent = numberFormat(locale, { style: 'percent' });
  return (
    <Panel title={translate('dashboard.setup')} lead={help} query={query}>
      {() => (
        <>
          {unfinished.map(({ id, title, done }) => (
            <Row key={id}>
              <span dir="auto">{can(resource.name, 'edit') ? <Link to={`/${resource.name}/${id}`}>{title}</Link> : title}</span>
              <span>{percent.format(done / 100)}</span>
              <LinearProgress variant="determinate" value={done} aria-label={title} />
            </Row>
          ))}
          {mayImport && (
            <Button component={Link} to="/bulk-operations/bring" color="inherit" size="small" variant="outlined" sx={{ marginTop: 2 }}>
              {translate('screens.bulk_bring')}
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 12px',
  marginTop: 12,
  fontVariantNumeric: 'tabular-nums',
  '.MuiLinearProgress-root': { gridColumn: '1 / -1', height: 6, borderRadius: 3 },
  a: { color: theme.vars.palette.primary.main },
}));
