import { Paper } from '@mui/material';
import { useTranslate } from 'ra-core';
import { isPlatformUser } from '#/authProvider/account.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { KindInput } from '#/src/kinds/KindInput.tsx';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import { mayBeOfPlatform } from '#model/language';

/** Whose a new record is, where the header does not say it: an establishment's, or (for a super-admin) a business's. */
export function OwnerInput({ resource, isGiven }: { resource: ResourceModel; isGiven: boolean }) {
  const translate = useTranslate();
  const { user, establishment } = useSession();
  const name =
    resource.scope === 'establishment' && !establishment && !isGiven
      ? 'establishment_id'
      : resource.scope === 'client' && isPlatformUser(user)
        ? 'client_id'
        : null;
  if (!name) return null;
  const to = name === 'establishment_id' ? 'establishments' : 'clients';
  const label = translate(`resources.${to}.name`, { smart_count: 1 });
  // A business, unless the platform may have such a record itself.
  const isOptional = name === 'client_id' && mayBeOfPlatform(resource);
  const field = fieldModel(name, { kind: 'reference', to, label, help: isOptional ? translate('views.owner_help') : undefined });
  return (
    <Paper variant="outlined" component="section" sx={{ padding: '20px', borderRadius: '12px', marginBottom: 2, maxWidth: pageWidth }}>
      <KindInput field={field} source={name} label={label} required={!isOptional} readonly={false} />
    </Paper>
  );
}
