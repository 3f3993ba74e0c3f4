import { sql } from 'kysely';
import type { SchemaObject } from './constraints.ts';
import { OWN_SETTING, PLATFORM_CLIENT, PLATFORM_ROLE, quoted, TENANT_ROLE } from './names.ts';
import type { Database } from './openDatabase.ts';

const NAME = 'businesses';
/** What is asked of a business beside something of its own. */
const COLUMNS = ['name', 'status', 'requires_two_factor'] as const;

/**
 * The businesses as whatever is read across them is joined to: `public.businesses (id, name, status, requires_two_factor)`. A view of the
 * clients; on a cluster a copy on every node, where the clients' own table is on one and what is joined to it on all.
 */
export function businessObjects({ name, columns: stored }: { name: string; columns: readonly { name: string }[] }): SchemaObject[] {
  if (name !== 'clients' || !COLUMNS.every((column) => stored.some((one) => one.name === column))) return [];
  const columns = ['id', ...COLUMNS].map(quoted).join(', ');
  const ofPlatform = `${OWN_SETTING} = ${PLATFORM_CLIENT}`;
  const own = `client_id = ${PLATFORM_CLIENT}`;
  const grant = `grant select on public.${NAME} to ${TENANT_ROLE}, ${PLATFORM_ROLE}`;
  const fresh = COLUMNS.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(', ');
  return [
    {
      name: NAME,
      create: `do $do$ begin
        create view public.${NAME} as select ${columns} from public.clients where ${own};
        ${grant};
      end $do$`,
      spread: `do $do$ begin
        create table public.${NAME} as select ${columns} from public.clients where ${own};
        alter table public.${NAME} add primary key (id);
        perform create_reference_table('public.${NAME}');
        ${grant};
        grant insert, update, delete on public.${NAME} to ${TENANT_ROLE}, ${PLATFORM_ROLE};
        alter table public.${NAME} enable row level security;
        create policy everybody on public.${NAME} for select to ${TENANT_ROLE} using (true);
        create policy own on public.${NAME} to ${TENANT_ROLE} using (${ofPlatform}) with check (${ofPlatform});
        create policy platform on public.${NAME} to ${PLATFORM_ROLE} using (true) with check (true);
        create or replace function public.copy_business() returns trigger language plpgsql as $fn$ begin
          if tg_op = 'DELETE' then delete from public.${NAME} where id = old.id;
          else
            insert into public.${NAME} (${columns}) values (new.id, ${COLUMNS.map((column) => `new.${quoted(column)}`).join(', ')})
              on conflict (id) do update set ${fresh};
          end if;
          return null;
        end $fn$;
        create or replace trigger copy_business after insert or update or delete on public.clients
          for each row execute function public.copy_business();
      end $do$`,
      drop: `do $do$ begin
        if (select relkind = 'v' from pg_class where oid = to_regclass('public.${NAME}')) then drop view public.${NAME};
        else drop table if exists public.${NAME}; end if;
      end $do$`,
      phase: 2,
    },
  ];
}

/** What a business is called; undefined where it is gone. */
export async function businessName(database: Database, clientId: number): Promise<string | undefined> {
  const { rows } = await database.platform(
    (tx) => sql<{ name: string }>`select name from ${sql.id('public', NAME)} where id = ${clientId}`.execute(tx),
    { readonly: true },
  );
  return rows[0]?.name;
}
