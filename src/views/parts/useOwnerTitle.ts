import type { RaRecord } from 'ra-core';
import { numberIn } from '#/model/values/shapes.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useTargets } from '#/src/kinds/reference/useTargets.ts';
import { useReadableFields } from './useReadableFields.ts';
import { useResourceModel } from './useResourceModel.ts';

/** The name of the business that a record belongs to, where the reader sees several businesses' records; undefined until it is known. */
export function useOwnerTitle(record: RaRecord | undefined): string | undefined {
  const resource = useResourceModel();
  const { establishments } = useSession();
  const { ownerField } = resource;
  const isAsked = useReadableFields(resource).has(ownerField?.name ?? '');
  const to = isAsked && ownerField?.kind === 'reference' ? [ownerField.to].flat() : [];
  const id = numberIn(record?.client_id) ?? establishments.find((one) => one.id === record?.establishment_id)?.client_id;
  const unknown = to.flatMap((type) => (id ? [{ type, id }] : []));
  return useTargets({ to, typed: '', unknown, isOpen: false }).named[0]?.title;
}
