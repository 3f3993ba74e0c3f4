import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { PageSkeleton } from '#/src/foundation/page/PageSkeleton.tsx';
import ResourceForm from '#/src/views/form/ResourceForm.tsx';
import { useRoleCopy } from './useRoleCopy.ts';

/** The form of a role; with `?copy=7` a new one begins as that one, as far as one may give it. */
export default function RoleForm({ mode }: { mode: 'create' | 'edit' }) {
  const [search] = useSearchParams();
  const copied = Number(search.get('copy')) || null;
  return mode === 'create' && copied ? <RoleCopy id={copied} /> : <ResourceForm mode={mode} />;
}

function RoleCopy({ id }: { id: number }) {
  const translate = useTranslate();
  const { initial, source, without, error } = useRoleCopy(id);
  if (error) return <ResourceForm mode="create" lead={translate('roles.copy_failed', { message: error.message })} />;
  if (!initial) return <PageSkeleton />;
  const lead = [translate('roles.copied', { name: source }), without > 0 && translate('roles.copied_without', { smart_count: without })];
  return <ResourceForm mode="create" initial={initial} lead={lead.filter(Boolean).join(' ')} />;
}
