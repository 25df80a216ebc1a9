-- Who sees and maps the parts of templates: the vendor they belong to.
create index on app_public.signing_roles (mapped_signing_template_id);
create index on app_public.signing_roles (payment_instrument_id);
create index on app_public.signing_roles (account_id);
create index on app_public.signing_roles (map_to);
create index on app_public.signing_documents (mapped_signing_template_id);
create index on app_public.signing_documents (payment_instrument_id);
create index on app_public.signing_documents (account_id);
create index on app_public.signing_fields (signing_document_id);
create index on app_public.signing_fields (signing_role_id);
create index on app_public.signing_fields (account_id);
create index on app_public.signing_fields (map_to);

do $$
declare
  part text;
begin
  foreach part in array array['signing_roles', 'signing_documents', 'signing_fields'] loop
    perform app_private.make_live(format('app_public.%I', part)::regclass);
    execute format('alter table app_public.%I enable row level security', part);
    execute format('create policy select_own on app_public.%I for select
      using (account_id = (select app_private.account_id()))', part);
    execute format('grant select on app_public.%I to app_user', part);
  end loop;
end
$$;

select app_private.make_audited('app_public.signing_documents');
select app_private.make_writable('app_public.signing_roles', 'signing_role');
select app_private.make_writable('app_public.signing_fields', 'signing_field');

create policy update_own on app_public.signing_roles for update using (
  account_id = (select app_private.account_id())
);
create policy update_own on app_public.signing_fields for update using (
  account_id = (select app_private.account_id())
);
grant update (map_to, to_name, to_email, version) on app_public.signing_roles to app_user;
grant update (map_to, value, version) on app_public.signing_fields to app_user;
