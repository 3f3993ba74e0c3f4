/**
 * A database from before shifts kept their wage: each gets the one that its employee has now, once, as it was reckoned until then. Later
 * raises leave them as they are.
 */
export const wageUpgrade = `do $$ begin
  if to_regclass('public.time_entries') is not null and not exists (
    select from pg_attribute where attrelid = to_regclass('public.time_entries') and attname = 'hourly_rate' and not attisdropped
  ) then
    alter table public.time_entries add column hourly_rate numeric(19,4);
    update public.time_entries t set hourly_rate = e.hourly_rate from public.employees e
    where e.client_id = t.client_id and e.id = t.employee and e.hourly_rate is not null;
  end if;
end $$`;
