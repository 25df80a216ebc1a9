grant execute on function app_private.investor_make_distribution to app_user;
grant execute on function app_public.investor_offering_details_by_id to app_user;
grant execute on function app_public.investor_change_distribution to app_user;
grant execute on function app_public.investor_withdraw_distribution to app_user;

-- An investor's open investment, while nothing in it is signed or paid: they change its amount, or withdraw it.
select app_private.allow('investor_change_distribution', '{investor}');
select app_private.allow('investor_withdraw_distribution', '{investor}');

select app_private.allow('investor_make_distribution', '{investor}');
