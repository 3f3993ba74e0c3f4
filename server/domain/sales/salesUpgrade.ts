import { NO_STATION } from './facts.ts';

/**
 * A database from before sales were kept by hour, server and station: its sales get the station that their first payment was taken at, and
 * every day a mark, so that the new rollups are filled and until then nothing reads them.
 */
export const salesUpgrade = `do $$ begin
  if to_regclass('public.facts_sales') is not null and not exists (
    select from pg_attribute where attrelid = to_regclass('public.facts_sales') and attname = 'station' and not attisdropped
  ) then
    alter table public.facts_sales add column station text not null default '${NO_STATION}';
    if exists (select from pg_attribute where attrelid = to_regclass('public.payments') and attname = 'station' and not attisdropped) then
      update public.facts_sales f set station = p.name from (
        select distinct on (p.client_id, p."order") p.client_id, p."order", s.name from public.payments p
        join public.stations s on s.client_id = p.client_id and s.id = p.station order by p.client_id, p."order", p.id
      ) p where p.client_id = f.client_id and p."order" = f.order_id;
    end if;
    insert into public.sales_marks (client_id, establishment_id, day)
    select distinct client_id, establishment_id, day from public.facts_sales;
  end if;
end $$`;
