import { defineVariant } from '#model/language';

/** A business chooses among its own hardware; only the platform adds to it. */
export default defineVariant({
  version: 1,
  variantOf: 'hardware',
  name: 'establishment-hardware',
  label: ['Hardware', 'Hardware'],
  icon: 'Devices',
  endpoint: '/api/hardware',
  permissions: { list: 'EstablishmentView' },
  callers: 'client',
});
