import type { ResourceModel } from '#/model/language/model.ts';
import type { Hooks } from './extensionPoints.ts';
import { extensions } from './extensions.ts';

/** The hooks of a resource (of the resource behind a variant), found by the file's name. */
export function hooksOf(resource: ResourceModel): Hooks {
  return extensions().hooks[resource.variant?.of ?? resource.name] ?? {};
}
