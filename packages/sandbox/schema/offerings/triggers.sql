select app_private.make_audited('app_public.allocation_offering_links');
select app_private.show_as_written('app_public.allocation_offering_links', 'name');
select app_private.make_live('app_public.allocation_offering_links', 'agent_id', 'issuer_id', 'owner_id');

select app_private.make_live_as_a_whole('wall_offerings');
select app_private.install_change_triggers('app_private.offering_invitations', 'notify_invited', 'app_private.notify_invited()');
select app_private.install_change_triggers('app_private.introductions', 'notify_invited', 'app_private.notify_invited()');
