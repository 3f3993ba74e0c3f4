import CompareArrowsIcon from '@mui/icons-material/CompareArrows';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { type RaRecord, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { DUPLICATE } from '#/src/views/show/RecordActions.tsx';
import ResourceShow from '#/src/views/show/ResourceShow.tsx';
import type { Action } from '#/src/views/verbs/MoreMenu.tsx';
import { permissionFor } from '#model/language';
import { Holders } from './Holders.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import type { Role } from './role.ts';

/** A role's page, with who has it, and the ways to a copy, a comparison and a preview. */
export default function RoleShow() {
  const resource = useResourceModel();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { permissions } = useSession();
  const [previewed, setPreviewed] = useState<Role | null>(null);
  const actions = (record: RaRecord): Action[] => {
    const creation = permissionFor(resource, 'create', record);
    const all = [
      { key: 'preview', label: translate('roles.preview'), icon: <PreviewIcon />, do: () => setPreviewed(record as Role) },
      {
        key: 'compare',
        label: translate('roles.compare'),
        icon: <CompareArrowsIcon />,
        do: () => void navigate(`/${resource.name}/compare?left=${record.id}`),
      },
      {
        key: DUPLICATE,
        label: translate('show.duplicate'),
        icon: <CopyIcon />,
        do: () => void navigate(`/${resource.name}/create?copy=${record.id}`),
      },
    ];
    return creation && permissions.has(creation) ? all : all.slice(0, 2);
  };
  return (
    <>
      <ResourceShow actions={actions} below={<Holders />} />
      {previewed && <PreviewDialog role={previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}
