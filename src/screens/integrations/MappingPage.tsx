import { Alert, Tab, Tabs } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useGetOne, useTranslate } from 'ra-core';
import { Link, useParams, useSearchParams } from 'react-router';
import { lookupLabel } from '#/model/kinds/lookup.ts';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { PageSkeleton } from '#/src/foundation/page/PageSkeleton.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { type Connection, isAccounting, LISTS, RESOURCE } from './integration.ts';
import { Journal } from './Journal.tsx';
import { Mapping } from './Mapping.tsx';

const TABS = ['mapping', 'journal'] as const;

/** Where everything of the establishment's is booked, and a day as it would be booked there. */
export default function MappingPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { locale, lookup } = useKindContext();
  const [search, setSearch] = useSearchParams();
  const { data: connection, error, refetch } = useGetOne<Connection>(RESOURCE, { id: Number(id) }, { staleTime: 0 });
  if (error) return <PageError error={error} retry={() => void refetch()} />;
  if (!connection) return <PageSkeleton />;
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'mapping';
  const name = lookupLabel(lookup('integration'), connection.integration, locale);
  return (
    <>
      <PageHeading title={translate('integrations.mapping_of', { name })} lead={<Lead connection={connection} />} />
      {isAccounting(connection.integration) ? (
        <>
          <Tabs
            value={tab}
            onChange={(_, next: string) => setSearch(next === 'mapping' ? {} : { tab: next }, { replace: true })}
            sx={{ marginBottom: 2 }}
          >
            {TABS.map((one) => (
              <Tab key={one} value={one} label={translate(`integrations.${one}`)} />
            ))}
          </Tabs>
          {tab === 'mapping' ? <Mapping connection={connection} /> : <Journal connection={connection} />}
        </>
      ) : (
        <Alert severity="info" variant="outlined">
          {translate('integrations.not_accounting', { name })}
        </Alert>
      )}
    </>
  );
}

/**
 * What the page is for, with the way to the accounts themselves: that list shows the chosen establishment's, so it is named where those are
 * the connection's.
 */
function Lead({ connection }: { connection: Connection }) {
  const translate = useTranslate();
  const can = useCan();
  const { establishment } = useSession();
  const lead = translate('integrations.lead');
  const isHere = !establishment || establishment.id === connection.establishment_id;
  if (!isHere || !isAccounting(connection.integration) || !can(LISTS.account, 'list')) return lead;
  return (
    <>
      {lead} · <Way to={`/${LISTS.account}`}>{translate(`resources.${LISTS.account}.name`, { smart_count: 2 })}</Way>
    </>
  );
}

const Way = styled(Link)(({ theme }) => ({ color: theme.vars.palette.primary.main }));
