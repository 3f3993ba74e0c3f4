import type { Exact } from './exact.ts';
import type { MenuItem } from './menu.ts';
import type { DemoOptions, FormOptions, ListOptions, Messages, PermissionOptions, PermissionsWhen } from './resource.ts';

/** Another endpoint or screen over a resource's table; `where` both filters what is read and is written on what is made. */
export interface VariantDefinition {
  version: 1;
  variantOf: string;
  name: string;
  label: readonly [string, string];
  icon: string;
  endpoint: string;
  permissions: PermissionOptions;
  permissionsWhen?: readonly PermissionsWhen[];
  paths?: { list?: string; get?: string };
  /** Only callers of this kind: super-admins, or the people of a business. */
  callers?: 'platform' | 'client';
  /** Values that all its records have: nobody writes these fields here. */
  where?: Readonly<Record<string, string | number | boolean>>;
  /** The only fields it shows and takes; the host's own are always there. All where absent. */
  fields?: readonly string[];
  list?: ListOptions;
  form?: FormOptions;
  messages?: Messages;
  demo?: DemoOptions;
  menu?: MenuItem | false;
}

/** Says what one more variant of a resource is. */
export function defineVariant<const D extends VariantDefinition>(definition: D & Exact<D, VariantDefinition>): D {
  return definition;
}
