import AddIcon from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { inBothCases } from '#/i18n/inBothCases.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';

/** The way to a new record, for those who may make one. */
export function CreateButton() {
  const resource = useResourceModel();
  const translate = useTranslate();
  const can = useCan();
  if (!can(resource.name, 'create')) return null;
  return (
    <Button component={Link} to={`/${resource.name}/create`} variant="contained" startIcon={<AddIcon />}>
      {translate('views.add', inBothCases(translate(`resources.${resource.name}.name`, { smart_count: 1 })))}
    </Button>
  );
}
