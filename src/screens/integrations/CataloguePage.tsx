import { Alert, Button, Chip, Paper, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { Link, useNavigate } from 'react-router';
import { calls } from '#/dataProvider/calls.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { lookupLabel } from '#/model/kinds/lookup.ts';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { type Offered, RESOURCE, standingOf } from './integration.ts';

/** What can be connected to the chosen establishment, by what it is for, and how each stands. */
export default function CataloguePage() {
  const translate = useTranslate();
  const { establishment } = useSession();
  const { call } = useDataProvider<HostDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [RESOURCE, 'catalogue', establishment?.id],
    queryFn: async ({ signal }) =>
      (await call<{ list: readonly Offered[] }>(calls.integrations, { body: { establishment_id: establishment?.id }, signal })).data.list,
    enabled: establishment !== null && establishment !== undefined,
    staleTime: 0,
  });
  const kinds = [...new Set(data?.map(({ kind }) => kind))];
  return (
    <>
      <PageHeading title={translate('integrations.catalogue')} lead={translate('integrations.catalogue_lead')} />
      {!establishment ? (
        <Alert severity="info" variant="outlined">
          {translate('integrations.choose_place')}
        </Alert>
      ) : error ? (
        <PageError error={error} retry={() => void refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={480} />
      ) : (
        kinds.map((kind) => (
          <Kind key={kind}>
            <Typography variant="h3" component="h2">
              {translate(`integrations.kind_${kind}`)}
            </Typography>
            <ul>
              {data
                .filter((one) => one.kind === kind)
                .map((one) => (
                  <Entry key={one.id} offered={one} establishmentId={establishment.id} />
                ))}
            </ul>
          </Kind>
        ))
      )}
    </>
  );
}

function Entry({ offered, establishmentId }: { offered: Offered; establishmentId: number }) {
  const translate = useTranslate();
  const can = useCan();
  const { locale, lookup } = useKindContext();
  const { id, abilities, connection } = offered;
  const name = lookupLabel(lookup('integration'), id, locale);
  const standing = standingOf(offered);
  return (
    <Paper component="li" variant="outlined">
      <div className="head">
        <Typography variant="h6" component="h3">
          {name}
        </Typography>
        {standing && <Chip size="small" color={standing.tone} label={translate(`integrations.state_${standing.state}`)} />}
      </div>
      <p>
        {abilities.length
          ? abilities.map((one) => translate(`integrations.able_${one}`)).join('. ')
          : translate('integrations.able_nothing')}
      </p>
      {connection?.attention && <Alert severity="warning">{connection.attention}</Alert>}
      {connection ? (
        <Button
          component={Link}
          to={`/${RESOURCE}/${connection.id}/show`}
          variant="outlined"
          color="inherit"
          aria-label={`${translate('integrations.open')}: ${name}`}
        >
          {translate('integrations.open')}
        </Button>
      ) : (
        abilities.length > 0 && can(RESOURCE, 'create') && <Add integration={id} name={name} establishmentId={establishmentId} />
      )}
    </Paper>
  );
}

/** Makes the connection, and opens it. What is there already is opened instead: the same one is not added twice by accident. */
function Add({ integration, name, establishmentId }: { integration: string; name: string; establishmentId: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const dataProvider = useDataProvider<HostDataProvider>();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => dataProvider.create(RESOURCE, { data: { integration, establishment_id: establishmentId } }),
    onSuccess: ({ data }) => navigate(`/${RESOURCE}/${data.id}/show`),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button
      variant="outlined"
      disabled={isPending || isSuccess}
      onClick={() => mutate()}
      aria-label={`${translate('integrations.add')}: ${name}`}
    >
      {translate('integrations.add')}
    </Button>
  );
}

const Kind = styled('section')(({ theme }) => ({
  marginBottom: 28,
  ul: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: 12,
    listStyle: 'none',
    margin: '12px 0 0',
    padding: 0,
  },
  li: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 8, padding: 16, borderRadius: 12 },
  '.head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  p: { ...theme.typography.body2, flex: 1, margin: 0, color: theme.vars.palette.text.secondary },
}));
