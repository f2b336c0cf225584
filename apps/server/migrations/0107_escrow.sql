-- Money of several owners that waits for a project: one account per project, of which each owner has a stake. What members put in goes back to
-- whoever put it in, and to nobody else; what is above all stakes can go to the project's payees alone. Interest comes out of a pool of its own.

-- An account of this purpose belongs to a project: its owner is the project's id below zero.
alter table ledger_purposes add column is_project boolean not null default false check (not (is_project and is_member));

insert into ledger_purposes (purpose, is_member, is_project, floor, is_deferred, is_shown) values
  ('escrow', false, true, 0, false, false),
  -- What promised interest is paid from; an operator put it in before.
  ('project_pool', false, false, 0, false, false),
  ('revenue_penalty', false, false, null, true, false),
  ('revenue_star', false, false, null, true, false);

-- What a member has in an account of several owners. The floor of that account is the sum of its stakes.
create table ledger_stakes (
  account_id bigint not null references ledger_accounts,
  user_id bigint not null references accounts,
  amount bigint not null check (amount >= 0),
  primary key (account_id, user_id)
);

-- Who may have what is above the stakes; named before the first stake, for ever.
create table ledger_payees (
  account_id bigint not null references ledger_accounts,
  user_id bigint not null references accounts,
  primary key (account_id, user_id)
);
revoke insert, update, delete on ledger_stakes, ledger_payees from cliffhanger_app;
create trigger ledger_payees_kept before update or delete on ledger_payees for each row execute function ledger_deny();
create trigger ledger_payees_full before truncate on ledger_payees for each statement execute function ledger_deny();

-- What a move does to an escrow: it changes the stake of the member at its other end, pays what is above the stakes to a payee, or adds what is
-- nobody's stake. A way that touches an escrow has to say which.
alter table ledger_routes add column escrow text collate "C" not null default '' check (escrow in ('', 'stake', 'payee', 'proceeds'));

insert into ledger_routes (route, kind, from_purpose, to_purpose, out_type, in_type, escrow) values
  ('funding.projects', 'funding', 'owner', 'project_pool', '', '', ''),
  ('crowdfunding.cash', 'crowdfunding', 'cash', 'escrow', 'crow_join', '', 'stake'),
  ('crowdfunding.coupon', 'crowdfunding', 'benefit_budget', 'gold_granted', '', 'coupon', ''),
  ('crowdfunding_refund.cash', 'crowdfunding_refund', 'escrow', 'cash', '', 'crow_back', 'stake'),
  ('chargeback.stake', 'chargeback', 'escrow', 'cash', '', 'crow_back', 'stake'),
  ('chargeback_won.stake', 'chargeback_won', 'cash', 'escrow', 'crow_join', '', 'stake'),
  ('project_interest.pay', 'project_interest', 'project_pool', 'cash', '', 'crow_interest', ''),
  ('project_back.principal', 'project_back', 'escrow', 'cash', '', 'crow_back', 'stake'),
  ('project_back.penalty', 'project_back', 'cash', 'revenue_penalty', 'crow_penalty', '', ''),
  ('project_back.interest', 'project_back', 'project_pool', 'cash', '', 'crow_interest', ''),
  ('project_proceeds.owner', 'project_proceeds', 'owner', 'escrow', '', '', 'proceeds'),
  ('project_payout.payee', 'project_payout', 'escrow', 'cash', '', 'operator_in', 'payee'),
  ('star.cash', 'star', 'cash', 'revenue_star', 'buy_star', '', ''),
  ('star.granted', 'star', 'gold_granted', 'coin_sink', 'buy_star', '', ''),
  ('star.bought', 'star', 'gold_bought', 'coin_sink', 'buy_star', '', ''),
  ('star.gift', 'star', 'benefit_budget', 'gold_granted', '', 'buy_star', ''),
  ('star.coupon', 'star', 'benefit_budget', 'gold_granted', '', 'coupon', ''),
  ('star_refund.cash', 'star_refund', 'revenue_star', 'cash', '', 'refund', ''),
  ('star_refund.granted', 'star_refund', 'coin_sink', 'gold_granted', '', 'refund', ''),
  ('star_refund.bought', 'star_refund', 'coin_sink', 'gold_bought', '', 'refund', ''),
  ('star_refund.gift', 'star_refund', 'gold_granted', 'promo_pool', 'refund', '', '');

alter table ledger_routes add constraint ledger_routes_escrow check ((from_purpose = 'escrow' or to_purpose = 'escrow') = (escrow <> ''));

-- The ways between us and a provider that took the price of a star package, or the money for a project: that one passes through the member's wallet.
create function provider_sale_routes(p_name text, p_is_online boolean) returns void language sql set search_path = public, pg_temp as $$
  insert into ledger_routes (route, kind, from_purpose, to_purpose, out_type, in_type)
    select kind || '.' || p_name || ending, kind, replace(from_purpose, 'clearing', 'clearing_' || p_name),
           replace(to_purpose, 'clearing', 'clearing_' || p_name), out_type, in_type
      from (values
        ('star', '', 'clearing', 'revenue_star', '', '', false),
        ('star_refund', '', 'revenue_star', 'clearing', '', '', true),
        ('star_refund', '_failed', 'clearing', 'cash', '', 'refund', true),
        ('chargeback', '_star', 'revenue_star', 'clearing', '', '', true),
        ('chargeback_won', '_star', 'clearing', 'revenue_star', '', '', true),
        ('crowdfunding', '', 'clearing', 'cash', '', 'recharge', false),
        ('crowdfunding_refund', '', 'cash', 'clearing', 'refund', '', true),
        ('crowdfunding_refund', '_failed', 'clearing', 'cash', '', 'refund', true)
      ) r(kind, ending, from_purpose, to_purpose, out_type, in_type, is_online)
     where p_is_online or not is_online
    on conflict do nothing;
$$;
revoke execute on function provider_sale_routes(text, boolean) from public;

-- As in 0084, and with the ways of what else is sold.
alter function payment_provider_add(text) rename to payment_provider_base;
create function payment_provider_add(p_name text) returns void language sql set search_path = public, pg_temp as $$
  select payment_provider_base(p_name);
  select provider_sale_routes(p_name, true);
$$;
revoke execute on function payment_provider_add(text) from public;
select provider_sale_routes(name, is_online) from payment_providers;

-- function ledger_account f9a669e87e3c
-- function ledger_check 429a8d9903de
-- function ledger_move_stake 32a88b818df0
-- function ledger_name_payee 421a4a98729a
-- function ledger_post 5e6f7e6d29cf
-- function ledger_post_together 121a842a2c95
