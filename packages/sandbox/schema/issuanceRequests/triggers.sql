select app_private.make_live('app_public.issuance_requests', 'agent_id', 'issuer_id');
select app_private.make_audited('app_public.issuance_requests');
select app_private.show_as_written('app_public.issuance_requests', '*note');
