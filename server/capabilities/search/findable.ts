import type { FieldModel, Model, ResourceModel } from '#/model/language/model.ts';
import { targetVariant } from '#/model/language/targetVariant.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { entryKind, searchedTexts } from '#/server/foundation/database/searchEntries.ts';
import { foundWholeOf } from '#/server/records/foundWhole.ts';
import { readableFields } from '#/server/records/readableFields.ts';
import { narrowed, type RowScope, rowScopeOf, shared } from '#/server/records/rowScope.ts';

/** A resource whose records a caller finds, and by what. */
export interface Findable {
  resource: ResourceModel;
  rowScope: RowScope;
  /** What the caller may see of them. */
  fields: ReadonlyMap<string, FieldModel>;
  title: FieldModel;
  /** Their own texts that a search looks through, the title first. What they refer to is found itself. */
  texts: readonly FieldModel[];
  /** The kinds of entries that have these. */
  kinds: readonly string[];
  /** What the caller may not see, and finds by all of it. */
  whole: readonly FieldModel[];
}

/**
 * The resources that a caller may list and open, in the menu's order, each table through one variant of it; of one establishment where it
 * is
 * named. What has no text for a title, such as a movement on a card, is not found by itself.
 */
export function findableBy(caller: Caller, model: Model, establishmentId: number | undefined): Findable[] {
  const mayList = ({ permissions: { list, view } }: ResourceModel) =>
    [list, view].every((name) => name !== undefined && canUse(caller, name));
  const inMenu = model.groups.flatMap(({ resources }) => resources.flatMap((name) => model.resources[name] ?? []));
  const variants = inMenu.filter(
    (one) =>
      targetVariant(model, one.variant?.of ?? one.name, {
        isPlatform: caller.isPlatform,
        mayList: (variant) => isFound(variant) && mayList(variant),
      }) === one,
  );
  return variants.flatMap((resource) => findable(caller, model, resource, establishmentId) ?? []);
}

/** Whether records of a resource have a page to be opened at. */
function isFound({ menu, globalSearch }: ResourceModel): boolean {
  return menu !== false && globalSearch !== false;
}

function findable(caller: Caller, model: Model, resource: ResourceModel, establishmentId: number | undefined): Findable | undefined {
  const searched = searchedTexts(model, resource);
  if (!searched) return undefined;
  const { list = '', view = '' } = resource.permissions;
  const rowScope = narrowed(
    shared(rowScopeOf(caller, resource, list, null), rowScopeOf(caller, resource, view, null)),
    establishmentId,
    resource.scope,
  );
  const fields = readableFields(caller, resource, rowScope);
  const title = fields.get(resource.title);
  if (!title) return undefined;
  const open = searched.open.flatMap(({ name }) => fields.get(name) ?? []);
  const apart = searched.apart.filter(({ name }) => fields.has(name) && resource.search.includes(name));
  return {
    resource,
    rowScope,
    fields,
    title,
    texts: [...open, ...apart],
    kinds: [entryKind(resource), ...apart.map((field) => entryKind(resource, field))],
    whole: foundWholeOf(resource).filter(({ name }) => !fields.has(name)),
  };
}
