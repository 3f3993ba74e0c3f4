import type { Model, ResourceModel } from '#/model/language/model.ts';
import { hasComments } from '#model/language';
import type { SchemaObject } from './constraints.ts';
import { quoted, shortened } from './names.ts';
import { GONE_ROW } from './searchEntries.ts';

/** Where comments on records of all kinds stand. */
export const COMMENT_TABLE = 'record_comments';

/**
 * What takes the comments on a table's records away with them, whoever deletes these: a trigger, so that nothing that deletes needs to know
 * of it, and neither is gone without the other.
 */
export function commentObjects(model: Pick<Model, 'resources'>, resource: ResourceModel): SchemaObject[] {
  if (!Object.values(model.resources).some((one) => one.table === resource.table && hasComments(one))) return [];
  const object = shortened(`${resource.table}_comments`);
  const name = quoted(object);
  const made = (gone: string, each: string) => `do $do$ begin
    create or replace function public.${name}() returns trigger language plpgsql as $fn$ begin
      delete from public.${COMMENT_TABLE} as c using ${gone} as g
        where c.resource = '${resource.name}' and c.client_id = g.client_id and c.record_id = g.id;
      return null;
    end $fn$;
    create or replace trigger ${name} after delete on public.${quoted(resource.table)} ${each} execute function public.${name}();
  end $do$`;
  return [
    {
      name: object,
      create: made('gone', 'referencing old table as gone for each statement'),
      spread: made(GONE_ROW, 'for each row'),
      drop: 'select 1',
      phase: 2,
    },
  ];
}
