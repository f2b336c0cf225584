-- Coupons and days of membership that rewards and virtual goods give.
alter table coupons drop constraint coupons_source_check;
alter table coupons add constraint coupons_source_check check (source in ('claim', 'code', 'gift', 'operator'));
alter table membership_times drop constraint membership_times_source_check;
alter table membership_times add constraint membership_times_source_check check (source in ('order', 'refund', 'code', 'gift', 'operator'));
