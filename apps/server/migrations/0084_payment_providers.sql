-- Payment providers are rows: one more needs no check and no statement of the ones before it.
create table payment_providers (
  name text collate "C" primary key check (name ~ '^[a-z][a-z0-9]{1,19}$'),
  -- Tells us itself that money came; else an operator confirms it.
  is_online boolean not null,
  unique (name, is_online)
);
revoke insert, update, delete on payment_providers from cliffhanger_app;
insert into payment_providers (name, is_online) values ('manual', false), ('usdt', false);

-- Makes an online provider known: its clearing account and every way money takes between it and us. For migrations alone. What is there stays.
create function payment_provider_add(p_name text) returns void language sql set search_path = public, pg_temp as $$
  insert into payment_providers (name, is_online) values (p_name, true) on conflict do nothing;
  insert into ledger_purposes (purpose, is_member, floor, is_deferred, is_shown) values ('clearing_' || p_name, false, null, true, false)
    on conflict do nothing;
  insert into ledger_routes (route, kind, from_purpose, to_purpose, out_type, in_type)
    select kind || '.' || p_name || ending, kind, replace(from_purpose, 'clearing', 'clearing_' || p_name),
           replace(to_purpose, 'clearing', 'clearing_' || p_name), out_type, in_type
      from (values
        ('recharge', '', 'clearing', 'cash', '', 'recharge'),
        ('recharge', '_coins', 'clearing', 'revenue_coin', '', ''),
        ('recharge_late', '', 'clearing', 'suspense', '', ''),
        ('recharge_refund', '', 'cash', 'clearing', 'refund', ''),
        ('recharge_refund', '_suspense', 'suspense', 'clearing', '', ''),
        ('vip', '', 'clearing', 'revenue_vip', '', ''),
        ('vip_refund', '', 'revenue_vip', 'clearing', '', ''),
        -- The provider would not give it back: it is in the member's wallet.
        ('vip_refund', '_failed', 'clearing', 'cash', '', 'refund'),
        ('chargeback', '_held', 'held', 'clearing', '', ''),
        ('chargeback', '_cash', 'cash', 'clearing', 'chargeback', ''),
        ('chargeback', '_debt', 'debt', 'clearing', '', ''),
        ('chargeback', '_fee', 'chargeback_loss', 'clearing', '', ''),
        ('chargeback', '_vip', 'revenue_vip', 'clearing', '', ''),
        ('chargeback_won', '_cash', 'clearing', 'cash', '', 'refund'),
        ('chargeback_won', '_fee', 'clearing', 'chargeback_loss', '', ''),
        ('chargeback_won', '_vip', 'clearing', 'revenue_vip', '', '')
      ) r(kind, ending, from_purpose, to_purpose, out_type, in_type)
    on conflict do nothing;
$$;
revoke execute on function payment_provider_add(text) from public;

-- The routes without its name ('chargeback.cash' and others) stay for processes of the build before.
select payment_provider_add('stripe');

alter table pay_platforms drop constraint pay_platforms_provider_check;
alter table pay_platforms drop constraint pay_platforms_check1;
alter table pay_platforms add column is_online boolean not null generated always as (kind = 'online') stored;
-- A channel of the kind `online` has an online provider, and no other has.
alter table pay_platforms add constraint pay_platforms_provider_mode
  foreign key (provider, is_online) references payment_providers (name, is_online);
alter table order_payments drop constraint order_payments_provider_check;
alter table order_payments add constraint order_payments_provider foreign key (provider) references payment_providers;
alter table suspense_items drop constraint suspense_items_provider_check;
alter table suspense_items add constraint suspense_items_provider foreign key (provider) references payment_providers;
alter table reconciliations drop constraint reconciliations_provider_check;
alter table reconciliations add constraint reconciliations_provider foreign key (provider) references payment_providers;

-- A member may go from the page of one provider to that of another: each has one attempt at a time.
create unique index payment_attempts_live_of_provider on payment_attempts (order_id, provider) where state in ('unknown', 'open', 'processing');
drop index payment_attempts_live;
