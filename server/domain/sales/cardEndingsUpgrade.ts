/** A database from before orders were found by the cards they were paid with: each gets the endings that its payments say, once. */
export const cardEndingsUpgrade = `do $$ begin
  if to_regclass('public.orders_sales_payment_histories') is not null and not exists (
    select from pg_attribute where attrelid = to_regclass('public.orders') and attname = 'card_endings' and not attisdropped
  ) then
    alter table public.orders add column card_endings text;
    update public.orders o set card_endings = p.endings from (
      select client_id, parent_id, string_agg(last_four, ' ' order by position) as endings from (
        select client_id, parent_id, last_four, min(position) as position from public.orders_sales_payment_histories
        where last_four is not null group by client_id, parent_id, last_four
      ) one group by client_id, parent_id
    ) p where p.client_id = o.client_id and p.parent_id = o.id;
  end if;
end $$`;
