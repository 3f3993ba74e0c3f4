import HandIcon from '@mui/icons-material/EditNoteOutlined';
import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import SampleIcon from '@mui/icons-material/MenuBookOutlined';
import { Button, MenuItem, Paper, TextField, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useLocaleState, useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { bulkPermissions } from '#/authProvider/bulkAccess.ts';
import { failureOf } from '#/dataProvider/hostError.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { lookupLabel } from '#/model/kinds/lookup.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { type SetUp, setUpKey } from '#/src/foundation/session/setUp.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { pageWidth } from '#/src/theme/pageWidth.ts';

const PRODUCTS = 'products';
const CATEGORIES = 'categories';

/** What the establishment sells: a sample to begin with, what another program knows, or one product after the other. */
export function MenuStep({ setUp }: { setUp: SetUp }) {
  const translate = useTranslate();
  const can = useCan();
  const { permissions } = useSession();
  const hasProducts = setUp.steps.some(({ name, is_done: isDone }) => name === PRODUCTS && isDone);
  if (hasProducts)
    return (
      <Choices>
        <Choice icon={<SampleIcon />} title={translate('set_up.there')} text={translate('set_up.there_text')}>
          <Button component={Link} to={`/${PRODUCTS}`} variant="contained">
            {translate('set_up.to_products')}
          </Button>
        </Choice>
      </Choices>
    );
  const mayAdd = can(PRODUCTS, 'create');
  return (
    <Choices>
      {mayAdd && can(CATEGORIES, 'create') && <SampleChoice kind={setUp.business_kind} />}
      {bulkPermissions.import.some((name) => permissions.has(name)) && (
        <Choice icon={<ImportIcon />} title={translate('set_up.import')} text={translate('set_up.import_text')}>
          <Button component={Link} to="/bulk-operations/import" variant="outlined" color="inherit">
            {translate('set_up.import_action')}
          </Button>
        </Choice>
      )}
      {mayAdd && (
        <Choice icon={<HandIcon />} title={translate('set_up.by_hand')} text={translate('set_up.by_hand_text')}>
          <Button component={Link} to={`/${PRODUCTS}/create`} variant="outlined" color="inherit">
            {translate('set_up.by_hand_action')}
          </Button>
        </Choice>
      )}
    </Choices>
  );
}

/** A menu to be tried and thrown away, for the kind of business that it says it is, or another. */
function SampleChoice({ kind: said }: { kind: string | null }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const host = useDataProvider<HostDataProvider>();
  const kinds = useKindContext().lookup('business_kind');
  const [kind, setKind] = useState(said ?? kinds[0]?.value ?? '');
  const add = useMutation({
    mutationFn: () => host.verb(PRODUCTS, 'sample-menu', { input: { kind } }),
    onSuccess: async ({ message }) => {
      notify(message ?? translate('set_up.sample_added'), { type: 'success' });
      for (const queryKey of [[PRODUCTS], [CATEGORIES], setUpKey]) await queryClient.invalidateQueries({ queryKey });
      await navigate(`/${PRODUCTS}`);
    },
    onError: (error) => notify(failureOf(error).message, { type: 'error' }),
  });
  return (
    <Choice icon={<SampleIcon />} title={translate('set_up.sample')} text={translate('set_up.sample_text')}>
      <TextField
        select
        size="small"
        fullWidth
        label={translate('set_up.kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
        sx={{ maxWidth: 320, marginTop: 0.5 }}
      >
        {kinds.map(({ value }) => (
          <MenuItem key={value} value={value}>
            {lookupLabel(kinds, value, locale)}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="contained" loading={add.isPending} onClick={() => add.mutate()}>
        {translate('set_up.sample_action')}
      </Button>
    </Choice>
  );
}

interface ChoiceProps {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

function Choice({ icon, title, text, children }: ChoiceProps) {
  const id = useId();
  return (
    <Card component="section" variant="outlined" aria-labelledby={id}>
      {icon}
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" className="text">
        {text}
      </Typography>
      {children}
    </Card>
  );
}

const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: 16,
  maxWidth: pageWidth,
});
const Card = styled(Paper)<{ component: 'section' }>(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  padding: 20,
  borderRadius: 12,
  '> svg': { color: theme.vars.palette.primary.main },
  '.text': { flex: '1 1 auto', textWrap: 'pretty' },
}));
