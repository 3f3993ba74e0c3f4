import AddIcon from '@mui/icons-material/AddOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { holdsImport } from '#/authProvider/bulkAccess.ts';
import { inBothCases } from '#/i18n/inBothCases.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { CreateButton } from './CreateButton.tsx';
import { useNeededFirst } from './useNeededFirst.ts';

/** What to do first where there is no record at all: what these need, the first one, or a file of them; for each who may. */
export function NothingYet() {
  const { name, permissions } = useResourceModel();
  const can = useCan();
  const translate = useTranslate();
  const { isPending, missing } = useNeededFirst();
  if (!can(name, 'create'))
    return (
      <Typography color="textSecondary">{translate(permissions.create ? 'views.empty_text_readonly' : 'views.empty_by_itself')}</Typography>
    );
  if (isPending) return null;
  const [first] = missing;
  if (first) return <First needed={first} />;
  return (
    <>
      <Typography color="textSecondary">{translate('views.empty_text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, marginTop: 1 }}>
        <CreateButton />
        <ImportButton />
      </Box>
    </>
  );
}

/** What comes before the first of these. */
function First({ needed: { name } }: { needed: ResourceModel }) {
  const translate = useTranslate();
  const can = useCan();
  const namedAs = (count: number) => inBothCases(translate(`resources.${name}.name`, { smart_count: count }));
  return (
    <>
      <Typography color="textSecondary">{translate('views.empty_needs', namedAs(2))}</Typography>
      {can(name, 'create') && (
        <Button component={Link} to={`/${name}/create`} variant="contained" startIcon={<AddIcon />} sx={{ marginTop: 1 }}>
          {translate('views.add', namedAs(1))}
        </Button>
      )}
    </>
  );
}

function ImportButton() {
  const resource = useResourceModel();
  const translate = useTranslate();
  const { permissions, everywhere } = useSession();
  if (resource.menu === false || !holdsImport(model, permissions, resource, everywhere)) return null;
  return (
    <Button
      component={Link}
      to={`/bulk-operations/import?resource=${resource.name}`}
      variant="outlined"
      color="inherit"
      startIcon={<UploadIcon />}
    >
      {translate('views.import_first')}
    </Button>
  );
}
