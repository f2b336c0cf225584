-- Money in: what may be bought, ways to pay, payment orders, recharges, and what providers told us.

alter table operators drop constraint operators_role_check;
alter table operators add constraint operators_role_check check (role in ('owner', 'editor', 'support', 'auditor', 'finance'));
