create function app_private.manifest_of(envelope_id uuid) returns text
language sql stable set search_path = pg_catalog
as $$
  select string_agg(encode(sha256(signed), 'hex') || '  ' || name || '.pdf' || E'\n', '' order by "order")
  from app_private.signing_papers where signing_papers.envelope_id = manifest_of.envelope_id and signed is not null
$$;
comment on function app_private.manifest_of is
  'The signed documents of an envelope with their SHA-256, in the format of sha256sum: this list is sealed when there are several files.';

-- The values of the fields of a document: the mapping, applied to a step or a test.
create function app_private.address_of(account uuid) returns text
language sql stable set search_path = pg_catalog
as $$
  select coalesce(accounts.email, (
    select users.emails[1] from app_public.users_accounts as places
    join app_public.users on users.id = places.user_id
    where places.account_id = accounts.id and places.status = 'active'
    order by (places.role = 'account_owner') desc, places.created_on, places.id limit 1
  ))
  from app_public.accounts where accounts.id = account
$$;
comment on function app_private.address_of is 'The e-mail address of an account, or of its owner.';

create function app_private.signing_facts(step_id uuid) returns jsonb
language sql stable set search_path = pg_catalog
as $$
  select jsonb_build_object(
    'investor_name', investors.name, 'investor_email', app_private.address_of(investors.id),
    'investor_type', investors.investor_type, 'issuer_name', issuers.name, 'seller_name', sellers.name,
    'asset_name', app_private.offered_name(allocations.id), 'round_name', rounds.name,
    'units', trim(to_char(distributions.amount, 'FM999,999,999,999,990.999999'), '.'),
    'price_per_unit', to_char(app_private.price_paid(distributions), 'FM999,999,999,990.00999999999999999999'),
    'total_investment', to_char(distributions.amount * app_private.price_paid(distributions),
      'FM999,999,999,999,990.00'),
    'signing_date', to_char(app_private.today(), 'MM/DD/YYYY'))
  from app_public.steps
  join app_public.accounts as investors on investors.id = steps.investor_id
  join app_public.accounts as issuers on issuers.id = steps.issuer_id
  join app_public.accounts as sellers on sellers.id = steps.owner_id
  left join app_public.distributions on distributions.process_id = steps.process_id
  left join app_public.allocations on allocations.id = distributions.allocation_id
  left join app_public.rounds on rounds.id = allocations.round_id
  where steps.id = step_id
$$;

create function app_private.filled(words text, facts jsonb) returns text
language plpgsql immutable set search_path = pg_catalog
as $$
declare
  fact record;
begin
  for fact in select key, value from jsonb_each_text(facts) loop
    words := replace(words, '{{' || fact.key || '}}', coalesce(fact.value, ''));
  end loop;
  return words;
end
$$;

create function app_private.field_values(template_id uuid, facts jsonb, is_test boolean) returns jsonb
language sql stable set search_path = pg_catalog
as $$
  select coalesce(jsonb_object_agg(fields.value_variable, case
    when wanted.is_provider_only then ''
    -- A test value names its party in every field.
    when is_test then coalesce(fields.value, wanted.test_value) || ' ' || roles.name
    when wanted.field = 'static' then fields.value
    when wanted.field = 'custom' then app_private.filled(fields.value, facts)
    else coalesce(facts ->> wanted.field, '')
  end), '{}')
  from app_public.signing_fields as fields
  join app_public.signing_documents as documents on documents.id = fields.signing_document_id
  join app_public.signing_roles as roles on roles.id = fields.signing_role_id
  join app_public.mapping_fields as wanted on wanted.id = fields.map_to
  where documents.mapped_signing_template_id = template_id
$$;
comment on function app_private.field_values is 'The text of every mapped field, by data label.';

-- Sending: an envelope for the party of a role, with a row for each document in it.
create function app_private.envelope_link(envelope_id uuid, kind text) returns text
language sql stable set search_path = pg_catalog
as $$ select format('/integration/%s/%s/%s', kind, envelope_id, app_private.link_key(envelope_id)) $$;

create function app_private.signing_key(envelope app_private.envelopes) returns text
language sql stable security definer set search_path = pg_catalog
as $$
  select encode(app_private.hmac(
    convert_to('sign:' || envelope.id || ':' || lower(coalesce(envelope.to_email, '')), 'UTF8'), secret, 'sha256'), 'hex')
  from app_private.link_secret
$$;
comment on function app_private.signing_key is
  'The key of a mailed link, for one envelope and one address. The link of the documents in lists cannot be used to sign.';

create function app_private.list_documents(envelope app_private.envelopes, title text) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_public.sent_signing_documents
    (envelope_id, account_id, recipient_id, mapped_signing_template_id, document_id, name, document_uri, to_email, is_test)
  select envelope.id, envelope.account_id, envelope.recipient_id, envelope.mapped_signing_template_id, documents.id,
    coalesce(documents.name, title), app_private.envelope_link(envelope.id, 'signed-document'),
    envelope.to_email, envelope.is_test
  from (select) as once
  left join app_public.signing_documents as documents
    on documents.mapped_signing_template_id = envelope.mapped_signing_template_id
$$;

create function app_private.mail_envelope(envelope app_private.envelopes, title text) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_mail(envelope.to_email, 'signSubject',
    case when envelope.to_name is null then 'sign' else 'signNamed' end,
    jsonb_build_object('title', title, 'name', envelope.to_name,
      'sender', (select name from app_public.accounts where id = envelope.account_id)),
    format('/integration/signing/%s/%s', envelope.id, app_private.signing_key(envelope)), 'signLink')
  where envelope.to_email is not null
$$;

create function app_private.recipient_of(role app_public.signing_roles, step app_public.steps) returns uuid
language sql immutable set search_path = pg_catalog
as $$
  select case role.map_to when 'investor' then step.investor_id when 'issuer' then step.issuer_id
    when 'seller' then step.owner_id end
$$;

create function app_private.signs_as(envelope app_private.envelopes, reader uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select envelope.party_id is null
    or reader = (select user_id from app_public.parties where id = envelope.party_id)
    or exists (select from app_public.users where id = reader and lower(envelope.to_email) = any (emails))
    -- One party alone: the account signs, and a name that is not the party's needs a reason.
    or not exists (
      select from app_private.envelopes as others
      where others.set_id = envelope.set_id and others.step_id = envelope.step_id and others.id <> envelope.id
    )
$$;
comment on function app_private.signs_as is
  'True when a user may sign an envelope in the page: the envelope is for the account, the user is its party, or it has only one party.';

create function app_private.can_sign_in(envelope app_private.envelopes) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select envelope.party_id is null or exists (
    select from app_public.users_accounts as places
    where places.account_id = envelope.recipient_id and places.status <> 'suspended' and places.role <> 'account_viewer'
      and app_private.signs_as(envelope, places.user_id)
  )
$$;
comment on function app_private.can_sign_in is
  'True when the signer of an envelope can open the step signed in to the account; other signers use only the mailed link.';

create function app_private.signers_for(role app_public.signing_roles, step app_public.steps)
returns table (party_id uuid, recipient_id uuid, name text, email text, capacity text)
language sql stable rows 2 set search_path = pg_catalog
as $$
  with signing as (
    select coalesce(role.map_to, 'investor') = 'investor' as is_investor,
      coalesce(app_private.recipient_of(role, step), step.investor_id) as account_id
  ), people as (
    select parties.*, accounts.name as account_name,
      accounts.investor_type ~ '^(Individual|Joint)' as signs_alone, count(*) over () as many
    from signing
    join app_public.parties on parties.account_id = signing.account_id
    join app_public.accounts on accounts.id = parties.account_id
    where is_investor and parties.role <> 'Beneficiary'
  )
  (
    select id, account_id, first_name || ' ' || last_name,
      case when many > 1 then email else coalesce(app_private.address_of(account_id), email) end,
      case when not coalesce(signs_alone, true) then role || ' of ' || account_name end
    from people order by is_primary desc, created_on, last_name, first_name, id
  )
  union all
  select null, coalesce(app_private.recipient_of(role, step), case when is_investor then step.investor_id end),
    coalesce(role.to_name, (select name from app_public.accounts where id = account_id)),
    case when role.map_to = 'static' then role.to_email else app_private.address_of(account_id) end, null
  from signing where not exists (select from people)
$$;
comment on function app_private.signers_for is
  'The signers of a role: each party of the investor''s account except beneficiaries, or else one account or address.';

create function app_private.draft_envelopes(
  role app_public.signing_roles, step app_public.steps, template app_public.mapped_signing_templates
) returns setof app_private.envelopes
language plpgsql stable set search_path = pg_catalog
as $$
declare
  values_of_fields jsonb := app_private.field_values(template.id, app_private.signing_facts(step.id), false);
  signer record;
  draft app_private.envelopes;
begin
  for signer in select * from app_private.signers_for(role, step) loop
    draft.account_id := step.owner_id;
    draft.mapped_signing_template_id := template.id;
    draft.step_id := case when coalesce(role.map_to, 'investor') = 'investor' then step.id end;
    draft.about_step_id := step.id;
    draft.recipient_id := signer.recipient_id;
    draft.role_name := role.name;
    draft.to_name := signer.name;
    draft.to_email := signer.email;
    draft.party_id := signer.party_id;
    draft.capacity := signer.capacity;
    draft.signing_order := coalesce(role."order", 1);
    draft.field_values := values_of_fields;
    draft.is_test := false;
    draft.status := 'sent';
    return next draft;
  end loop;
end
$$;
comment on function app_private.draft_envelopes is 'The envelopes that the signers of a role would receive.';

create function app_private.draft_envelope(
  role app_public.signing_roles, step app_public.steps, template app_public.mapped_signing_templates
) returns app_private.envelopes
language sql stable set search_path = pg_catalog
as $$ select drafts from app_private.draft_envelopes(role, step, template) as drafts limit 1 $$;

create function app_private.send_to_role(
  role app_public.signing_roles, step app_public.steps, template app_public.mapped_signing_templates, set_id uuid
) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  draft app_private.envelopes;
  envelope app_private.envelopes;
  title text := coalesce(template.name, step.render_attributes ->> 'title', 'Documents');
begin
  for draft in select * from app_private.draft_envelopes(role, step, template) loop
    insert into app_private.envelopes (
      account_id, mapped_signing_template_id, step_id, about_step_id, recipient_id, role_name, to_name, to_email,
      field_values, party_id, capacity, signing_order, set_id, place
    ) values (
      draft.account_id, draft.mapped_signing_template_id, draft.step_id, draft.about_step_id, draft.recipient_id,
      draft.role_name, draft.to_name, draft.to_email, draft.field_values, draft.party_id, draft.capacity,
      draft.signing_order, send_to_role.set_id,
      (select count(*) + 1 from app_private.envelopes as earlier where earlier.set_id = send_to_role.set_id)
    ) returning * into envelope;
    perform app_private.list_documents(envelope, title);
  end loop;
end
$$;
comment on function app_private.send_to_role is 'Creates the envelopes of a role; invite_signers sends them.';

create function app_private.title_of(envelope app_private.envelopes) returns text
language sql stable set search_path = pg_catalog
as $$
  select coalesce(
    (select name from app_public.mapped_signing_templates where id = envelope.mapped_signing_template_id),
    (select render_attributes ->> 'title' from app_public.steps where id = envelope.about_step_id), 'Documents')
$$;

create function app_private.is_mailed(envelope app_private.envelopes, reader uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select envelope.is_test or envelope.step_id is null
    or exists (
      select from app_public.mapped_signing_templates
      where id = envelope.mapped_signing_template_id and qualification_step_type = 'email'
    )
    or (not coalesce(app_private.signs_as(envelope, reader), false) and exists (
      select from app_private.envelopes as others
      where others.set_id = envelope.set_id and others.step_id = envelope.step_id and others.id <> envelope.id
    ))
$$;
comment on function app_private.is_mailed is
  'True when an invitation goes by mail: an investor who signs inline in the step needs none, its other parties do.';

create function app_private.invite_signers(set_id uuid, reader uuid default null) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  envelope app_private.envelopes;
begin
  for envelope in
    update app_private.envelopes as next set invited_on = app_private.now()
    where next.set_id = invite_signers.set_id and status = 'sent' and invited_on is null and signing_order = (
      select min(open.signing_order) from app_private.envelopes as open
      where open.set_id = invite_signers.set_id and open.status = 'sent'
    ) returning next.*
  loop
    if app_private.is_mailed(envelope, reader) and not app_private.is_held(envelope) then
      perform app_private.mail_envelope(envelope, app_private.title_of(envelope));
      update app_private.envelopes set mailed_on = app_private.now() where id = envelope.id;
    end if;
  end loop;
end
$$;
comment on function app_private.invite_signers is
  'Invites the signers whose turn it is: those with the lowest number that have not signed. A mail that is held goes out later.';

-- The envelope an investor signs in a step; made when the step is opened, or when it begins and is signed by e-mail.
create function app_private.template_of_step(step app_public.steps) returns app_public.mapped_signing_templates
language sql stable set search_path = pg_catalog
as $$
  select templates from app_public.mapped_signing_templates as templates
  where templates.vendor_qualification_id = step.vendor_qualification_id and templates.locked
$$;

create function app_private.investor_role(template_id uuid) returns app_public.signing_roles
language sql stable set search_path = pg_catalog
as $$
  select roles from app_public.signing_roles as roles
  where mapped_signing_template_id = template_id and type = 'signer' and map_to = 'investor' order by "order" limit 1
$$;

create function app_private.open_set_of(step_id uuid) returns uuid
language sql stable set search_path = pg_catalog
as $$
  select set_id from app_private.envelopes
  where about_step_id = open_set_of.step_id and not exists (
    select from app_private.envelopes as stopped where stopped.set_id = envelopes.set_id and stopped.status = 'declined'
  )
  order by created_on desc limit 1
$$;
comment on function app_private.open_set_of is 'The envelopes of a step that are to be signed, or are signed: none of them was declined.';

create function app_private.signer_count(step_id uuid) returns bigint
language sql stable set search_path = pg_catalog
as $$
  select case when open_set is null
    then (select count(*) from app_private.signers_for(app_private.investor_role((template).id), step))
    else (
      select count(*) from app_private.envelopes
      where set_id = open_set and envelopes.step_id = signer_count.step_id
    ) end
  from (
    select steps as step, app_private.template_of_step(steps) as template, app_private.open_set_of(steps.id) as open_set
    from app_public.steps where id = signer_count.step_id
  ) as about
$$;
comment on function app_private.signer_count is 'The number of persons who sign for the investor in a step.';

create function app_private.open_envelope_of(step_id uuid, reader uuid default null) returns uuid
language sql stable set search_path = pg_catalog
as $$
  select id from app_private.envelopes
  where envelopes.step_id = open_envelope_of.step_id and set_id = app_private.open_set_of(open_envelope_of.step_id)
    and (reader is null or app_private.signs_as(envelopes, reader))
  order by (status = 'sent' and invited_on is not null) desc, status = 'sent' desc, signing_order, place limit 1
$$;
comment on function app_private.open_envelope_of is
  'The envelope that a user signs next in a step, or the last one signed; without a user, of any of its parties.';

create function app_private.draft_of_step(step_id uuid) returns app_private.envelopes
language sql stable set search_path = pg_catalog
as $$
  select app_private.draft_envelope(app_private.investor_role((template).id), step, template)
  from (
    select steps as step, app_private.template_of_step(steps) as template from app_public.steps where id = step_id
  ) as about
$$;
comment on function app_private.draft_of_step is 'The draft of the documents that the investor will sign, shown before they are made.';

create function app_private.envelope_of_step(step_id uuid, reader uuid default null) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  step app_public.steps;
  template app_public.mapped_signing_templates;
  new_set uuid := gen_random_uuid();
begin
  -- Two tabs that open the step at once get the same envelope.
  select * into step from app_public.steps where id = envelope_of_step.step_id for no key update;
  if step.id is null then
    return null;
  end if;
  if app_private.open_set_of(step.id) is null then
    template := app_private.template_of_step(step);
    perform app_private.send_to_role(others, step, template, new_set) from app_public.signing_roles as others
    where others.mapped_signing_template_id = template.id and others.type = 'signer' and others.map_to <> 'investor';
    perform app_private.send_to_role(app_private.investor_role(template.id), step, template, new_set);
    perform app_private.invite_signers(new_set, reader);
  end if;
  return app_private.open_envelope_of(step.id, reader);
end
$$;
comment on function app_private.envelope_of_step is
  'Sends the documents of a step to every signer once, and again after one of them declined.';

create function app_private.send_by_email() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.envelope_of_step(new.id);
  return null;
end
$$;

-- Signing: the file as it was signed, its SHA-256, and a certificate of who, when and from where, sealed.
create function app_private.seal_of(file text, certificate jsonb) returns text
language sql stable set search_path = pg_catalog
as $$
  select encode(app_private.hmac(
    convert_to(encode(sha256(convert_to(file, 'UTF8')), 'hex') || certificate::text, 'UTF8'), secret, 'sha256'), 'hex')
  from app_private.link_secret
$$;
comment on function app_private.seal_of is 'The seal of a file and its certificate: it changes with every character, and only the platform can create it.';

create function app_private.file_signed(envelope_id uuid, file text, certificate jsonb) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_private.envelopes set status = 'completed', file = file_signed.file, certificate = file_signed.certificate,
    seal = app_private.seal_of(file_signed.file, file_signed.certificate)
  where id = envelope_id;
  update app_public.sent_signing_documents as sent set status = 'completed' where sent.envelope_id = file_signed.envelope_id;
$$;

create function app_private.mail_copies(envelope app_private.envelopes) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  signer app_private.envelopes;
begin
  -- Each signer gets the whole by mail, and then the roles that only get a copy.
  for signer in
    select * from app_private.envelopes as each where each.set_id = envelope.set_id order by signing_order, place
  loop
    perform app_private.mail_signed_copy(signer, app_private.title_of(envelope));
  end loop;
  perform app_private.send_mail(
    case when roles.map_to = 'static' then roles.to_email
      else app_private.address_of(app_private.recipient_of(roles, steps)) end,
    'signedSubject', 'signed',
    jsonb_build_object('title', templates.name, 'name',
      case when app_private.holds_web_address(signed_by) or app_private.hides_characters(signed_by) then '' else signed_by end),
    app_private.envelope_link(envelope.id, 'signed-document'), 'signedLink', 'signed_copies', true)
  from app_public.mapped_signing_templates as templates
  join app_public.signing_roles as roles on roles.mapped_signing_template_id = templates.id and roles.type = 'copy'
  cross join coalesce(envelope.certificate ->> 'signedBy', '') as signed_by
  left join app_public.steps on steps.id = envelope.about_step_id
  where templates.id = envelope.mapped_signing_template_id;
end
$$;

create function app_private.waits_for_signers(step_id uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select count(*) > 1 and bool_or(status = 'sent')
  from app_private.envelopes where set_id = app_private.open_set_of(waits_for_signers.step_id)
$$;
comment on function app_private.waits_for_signers is 'True when the documents of a step have several signers and one of them has not signed.';

create function app_private.continue_signing(envelope app_private.envelopes) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  perform app_private.invite_signers(envelope.set_id);
  if envelope.about_step_id is null or exists (
    select from app_private.envelopes as others where others.set_id = envelope.set_id and status = 'sent'
  ) then
    return;
  end if;
  perform app_private.mail_copies(envelope);
  -- The signature of an investor completes the step.
  if envelope.step_id is null and exists (
    select from app_public.steps where id = envelope.about_step_id and status not in ('complete', 'retry_limit')
  ) then
    perform app_private.provider_complete_step('docusign', envelope.about_step_id, 'complete',
      envelope.certificate - 'ip' - 'email');
  end if;
end
$$;
comment on function app_private.continue_signing is 'After a signature: invites the next signers, or completes the step after the last.';

create function app_private.lock_envelopes(envelope_id uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  step uuid := (select about_step_id from app_private.envelopes where id = envelope_id);
  process app_public.processes;
begin
  -- The process of the step, those that it is nested in, then the envelopes: all writers lock in this order.
  while step is not null loop
    select * into process from app_public.processes
    where id = (select process_id from app_public.steps where id = step) for update;
    step := process.parent_step_id;
  end loop;
  -- The signatures of a set are taken one after another: the last of them knows that it is the last.
  perform from app_private.envelopes as each
  where each.set_id = (select set_id from app_private.envelopes where id = envelope_id) order by each.id for update;
end
$$;
comment on function app_private.lock_envelopes is
  'Locks the envelopes that were sent together, after the process that their signatures move on.';

create function app_private.sign_envelope(envelope_id uuid, file text, signature jsonb, marks jsonb default null)
returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  envelope app_private.envelopes;
begin
  perform app_private.lock_envelopes(envelope_id);
  select * into envelope from app_private.envelopes where id = envelope_id;
  if envelope.id is null or envelope.status <> 'sent' or (envelope.invited_on is null and envelope.about_step_id is not null) then
    return false;
  end if;
  perform app_private.require_unlocked(envelope);
  envelope.certificate := signature || jsonb_strip_nulls(jsonb_build_object('capacity', envelope.capacity, 'party', case
      when envelope.party_id is not null then envelope.to_name end))
    || jsonb_build_object('envelope', envelope.id, 'email', envelope.to_email,
    'sha256', encode(sha256(convert_to(sign_envelope.file, 'UTF8')), 'hex'), 'signedOn', app_private.now());
  update app_private.envelopes set marks = sign_envelope.marks where id = envelope.id;
  perform app_private.file_signed(envelope.id, sign_envelope.file, envelope.certificate);
  perform app_private.continue_signing(envelope);
  return true;
end
$$;

create function app_private.decline_envelope(envelope_id uuid, is_quiet boolean default false) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  envelope app_private.envelopes;
  other app_private.envelopes;
  signer text;
  stopped text;
begin
  -- A caller that withdraws papers quietly changes the investment, and already holds its locks.
  if not is_quiet then
    perform app_private.lock_envelopes(envelope_id);
  end if;
  update app_private.envelopes set status = 'declined' where id = envelope_id and status = 'sent' returning * into envelope;
  update app_public.sent_signing_documents as sent set status = 'declined'
  where sent.envelope_id = decline_envelope.envelope_id and sent.status = 'sent';
  if is_quiet then
    return;
  end if;
  signer := coalesce(envelope.to_name, 'Another signer');
  stopped := signer || ' did not sign';
  for other in select * from app_private.envelopes
    where set_id = envelope.set_id and id <> envelope.id and not is_test order by signing_order, place
  loop
    update app_private.envelopes set status = 'declined', declined_reason = stopped where id = other.id and status = 'sent';
    update app_public.sent_signing_documents as sent set status = 'declined', declined_reason = stopped
    where sent.envelope_id = other.id and sent.status = 'sent';
    if other.invited_on is not null then
      perform app_private.send_mail(other.to_email, 'stoppedSubject', 'stopped',
        jsonb_build_object('title', app_private.title_of(other), 'name', signer),
        app_private.envelope_link(other.id, 'signed-document'), 'signLink', null, true);
    end if;
  end loop;
  -- Without a reason the vendor is notified here; with one, hand_back notifies them.
  if envelope.declined_reason is null and envelope.about_step_id is not null then
    perform app_private.send_mail(app_private.address_of(envelope.account_id), 'notSignedSubject', 'notSignedByOne',
      jsonb_build_object('title', app_private.title_of(envelope), 'name', signer),
      app_private.envelope_link(envelope.id, 'signed-document'), 'signLink', null, true);
  end if;
end
$$;
comment on function app_private.decline_envelope is
  'Declines an envelope and stops the others that were sent with it; the vendor and the other signers are notified.';

create function app_private.is_unaltered(envelope app_private.envelopes) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select coalesce(envelope.certificate ->> 'sha256' = encode(sha256(convert_to(envelope.file, 'UTF8')), 'hex')
    and envelope.seal = app_private.seal_of(envelope.file, envelope.certificate)
    and coalesce(app_private.manifest_of(envelope.id) = envelope.file, true), false)
$$;
comment on function app_private.is_unaltered is 'True if the file and the certificate are unchanged since they were sealed.';

create function app_private.envelope_documents(template_id uuid) returns jsonb
language sql stable set search_path = pg_catalog
as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', documents.name, 'text', texts.paragraphs) order by documents."order"), '[]')
  from app_public.signing_documents as documents
  join app_private.signing_document_texts as texts on texts.signing_document_id = documents.id
  where documents.mapped_signing_template_id = template_id
$$;

-- Test mode: every role of a template is sent its documents at one address, with test values that say whose they are.
create function app_public.test_mapped_signing_template(mapped_signing_template_id uuid, email text)
returns setof app_public.sent_signing_documents
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  vendor uuid := app_private.require_operation('test_mapped_signing_template');
  template app_public.mapped_signing_templates;
  role app_public.signing_roles;
  envelope app_private.envelopes;
  new_set uuid := gen_random_uuid();
begin
  select * into template from app_public.mapped_signing_templates
  where id = test_mapped_signing_template.mapped_signing_template_id and account_id = vendor;
  if template.id is null then
    perform app_private.refuse('not_found', 'templateUnknown');
  elsif template.deleted then
    perform app_private.refuse('template_deleted', 'templateDeleted');
  end if;
  perform app_private.refuse_fields(jsonb_build_object('email', case
    when not app_private.is_email(btrim(email)) then 'validEmailShort' end));
  for role in
    select * from app_public.signing_roles
    where mapped_signing_template_id = template.id and type = 'signer' order by "order"
  loop
    insert into app_private.envelopes
      (account_id, mapped_signing_template_id, role_name, to_name, to_email, is_test, field_values, set_id, signing_order, place)
    values (vendor, template.id, role.name, role.name, btrim(email), true,
      app_private.field_values(template.id, '{}', true), new_set, role."order", role."order") returning * into envelope;
    perform app_private.list_documents(envelope, template.name);
    return query select * from app_public.sent_signing_documents where envelope_id = envelope.id order by name, id;
  end loop;
  perform app_private.invite_signers(new_set);
end
$$;
comment on function app_public.test_mapped_signing_template is
  'Sends a template to one address in the name of every role, with test values followed by the name of the role.';

/*
 * Several sign the documents of a step: a list of them for the page, a mail sent again, and reminders 3 and 7 days after it became
 * a signer's turn.
 */
create function app_private.signers_of_step(step_id uuid, reader uuid) returns jsonb
language sql stable set search_path = pg_catalog
as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'id', id, 'name', to_name, 'capacity', capacity,
    'status', case when status = 'completed' then 'signed' when invited_on is null then 'later' else 'waiting' end,
    'isYours', envelopes.step_id is not null and coalesce(app_private.signs_as(envelopes, reader), false),
    'isMailed', mailed_on is not null, 'mailedTo', case
      when mailed_on is not null and envelopes.step_id is not null and app_private.signs_as(envelopes, reader) then to_email
    end, 'canBeMailed', to_email is not null,
    'signedBy', certificate -> 'signedBy', 'signedOn', certificate -> 'signedOn', 'since', invited_on, 'mailedOn', mailed_on
  )) order by signing_order, place), '[]')
  from app_private.envelopes where set_id = app_private.open_set_of(signers_of_step.step_id)
$$;
comment on function app_private.signers_of_step is 'The signers of a step in their order: who has signed, whose turn it is, and since when.';

create function app_private.mail_signer(envelope app_private.envelopes) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.mail_envelope(envelope, app_private.title_of(envelope));
  update app_private.envelopes set mailed_on = app_private.now() where id = envelope.id;
$$;

create function app_private.mail_signer_again(step_id uuid, envelope_id uuid) returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  envelope app_private.envelopes;
begin
  select * into envelope from app_private.envelopes
  where id = envelope_id and about_step_id = mail_signer_again.step_id and status = 'sent' and invited_on is not null
    and set_id = app_private.open_set_of(mail_signer_again.step_id) for update;
  -- Pressed twice, it is sent once.
  if envelope.id is null or envelope.to_email is null or envelope.mailed_on > app_private.now() - interval '1 minute' then
    return false;
  end if;
  perform app_private.mail_signer(envelope);
  return true;
end
$$;
comment on function app_private.mail_signer_again is 'Sends the mail of a signer whose turn it is again; at most once a minute.';

create function app_private.remind_signers() returns int
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  envelope app_private.envelopes;
  due int;
  mailed int := 0;
begin
  for envelope in select * from app_private.envelopes
    where status = 'sent' and not is_test and mailed_on is not null and reminders < 2
      and invited_on <= app_private.now() - interval '3 days' order by id for update skip locked
  loop
    due := case when envelope.invited_on <= app_private.now() - interval '7 days' then 2 else 1 end;
    if envelope.reminders < due then
      perform app_private.mail_signer(envelope);
      update app_private.envelopes set reminders = due where id = envelope.id;
      mailed := mailed + 1;
    end if;
  end loop;
  return mailed;
end
$$;
comment on function app_private.remind_signers is
  'Reminds signers whose turn began 3 days ago, and again after 7 days: once each, even when it is called more often.';

create function app_private.sign_papers(envelope_id uuid, signature jsonb, marks jsonb) returns boolean
language sql volatile set search_path = pg_catalog
as $$ select app_private.sign_envelope(envelope_id, app_private.manifest_of(envelope_id), signature, marks) $$;
comment on function app_private.sign_papers is 'Seals the manifest of the signed papers, which changes with every byte of them.';

create function app_private.hand_back(envelope_id uuid, reason text) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.lock_envelopes(envelope_id);
  update app_private.envelopes set declined_reason = reason where id = envelope_id and status = 'sent';
  update app_public.sent_signing_documents as sent set declined_reason = reason
  where sent.envelope_id = hand_back.envelope_id and sent.status = 'sent';
  select app_private.send_mail(app_private.address_of(envelopes.account_id), 'notSignedSubject',
    case when app_private.holds_web_address(reason) then 'notSignedKept' else 'notSigned' end,
    jsonb_build_object('title', coalesce(templates.name, 'documents'), 'name', coalesce(envelopes.to_name, 'The recipient'),
      'reason', reason),
    app_private.envelope_link(envelopes.id, 'signed-document'), 'signLink', null, true)
  from app_private.envelopes
  left join app_public.mapped_signing_templates as templates on templates.id = mapped_signing_template_id
  where envelopes.id = hand_back.envelope_id and envelopes.status = 'sent'
    and app_private.address_of(envelopes.account_id) is not null;
  select app_private.decline_envelope(envelope_id);
$$;
comment on function app_private.hand_back is 'Records why the signer does not sign, and notifies the sender.';
