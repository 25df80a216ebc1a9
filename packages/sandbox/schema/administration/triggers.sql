select app_private.make_audited('app_private.suspensions');
select app_private.show_as_written('app_private.suspensions', '*reason');

select app_private.make_audited('app_private.message_retries');

/*
 * The accounts of the platform, for its administrators: found by name, address or id; suspended with a reason, and taken back;
 * the sessions of their people ended. The people of a suspended account cannot act for it, and its secret keys open nothing.
 */
select app_private.make_audited('app_private.account_suspensions');
select app_private.show_as_written('app_private.account_suspensions', '*reason');
create trigger announce_to_people after insert or update on app_private.account_suspensions
  for each row execute function app_private.announce_to_people();

select app_private.make_audited('app_private.brand_versions', '{document}');
select app_private.show_as_written('app_private.brand_versions', 'slug');
