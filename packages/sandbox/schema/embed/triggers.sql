select app_private.make_audited('app_public.vendor_consents');
create trigger end_consent after update of ended_on on app_public.vendor_consents
  for each row when (new.ended_on is not null) execute function app_private.end_consent();
select app_private.make_live('app_public.vendor_consents', 'investor_id', 'vendor_id');

select app_private.make_live('app_public.embed_keys', 'account_id');

create trigger tidy_embed_key before insert or update of name, origins, components on app_public.embed_keys
  for each row execute function app_private.tidy_embed_key();
select app_private.show_as_written('app_public.embed_keys', '@name');
create trigger end_embed_sessions after update of revoked_at, origins, components on app_public.embed_keys
  for each row execute function app_private.end_embed_sessions();
