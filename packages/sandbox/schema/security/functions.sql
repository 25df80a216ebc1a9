create function app_private.has_passkey(person uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$ select exists (select from app_public.passkeys where user_id = person) $$;

create function app_private.is_confirmed() returns boolean
language sql stable set search_path = pg_catalog
as $$
  select exists (
    select from app_private.sessions where id = app_private.session_id() and confirmed_until > app_private.now()
  )
$$;
comment on function app_private.is_confirmed is 'True if the session was confirmed with a passkey within the last five minutes.';

create function app_private.is_required_of(person uuid) returns boolean
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return exists (
    select from app_public.users_accounts as places
    join app_public.security_settings as settings on settings.account_id = places.account_id
    where places.user_id = person and places.status = 'active' and settings.requires_second_factor
      and not exists (select from app_private.invited_delegates as invited where invited.users_account_id = places.id)
  );
end
$$;
comment on function app_private.is_required_of is
  'True when one of the accounts that a person acts for requires a second factor; an invitation does not count.';

create function app_private.refuse_unconfirmed(person uuid) returns void
language plpgsql stable set search_path = pg_catalog
as $$
begin
  if not app_private.is_confirmed() then
    perform app_private.refuse('second_factor_required', 'confirmWithPasskey',
      jsonb_build_object('hasPasskey', app_private.has_passkey(person)));
  end if;
end
$$;

create function app_private.confirm_person() returns uuid
language plpgsql stable set search_path = pg_catalog
as $$
declare
  person uuid := app_private.require_own_session();
begin
  if app_private.has_passkey(person) or app_private.is_required_of(person) then
    perform app_private.refuse_unconfirmed(person);
  end if;
  return person;
end
$$;
comment on function app_private.confirm_person is
  'The person of the session; refuses an unconfirmed one where the person has a passkey or an account of theirs requires one.';

create function app_private.check_new_passkey() returns uuid
language plpgsql stable set search_path = pg_catalog
as $$
declare
  person uuid := app_private.require_own_session();
begin
  if app_private.has_passkey(person) or app_private.is_confirmed() or not app_private.is_required_of(person) then
    return app_private.confirm_person();
  elsif not exists (
    select from app_private.sessions where id = app_private.session_id() and enrols_until > app_private.now()
  ) then
    perform app_private.refuse('passkey_link_required',
      'passkeyLinkRequired');
  end if;
  return person;
end
$$;
comment on function app_private.check_new_passkey is
  'Returns the person if they may add a passkey: from a confirmed session, or by a mailed link when one of their accounts requires a second factor.';

create function app_private.mail_passkey_link() returns text
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  person app_public.users;
  link app_private.mail_links;
begin
  -- Of two requests at once the second waits here, and finds the mail of the first.
  select * into person from app_public.users where id = app_private.require_own_session() for no key update;
  if app_private.has_passkey(person.id) then
    -- A link does not replace a passkey that is there.
    perform app_private.refuse_unconfirmed(person.id);
  elsif cardinality(person.emails) = 0 then
    perform app_private.refuse('not_allowed', 'notAllowed');
  end if;
  -- The first address: an address that a stolen session added comes after it.
  insert into app_private.mail_links (kind, email, asked_by) values ('passkey', person.emails[1], person.id)
  on conflict (asked_by, kind, email) where account_id is null do update set kind = 'passkey' returning * into link;
  if link.sent_on > app_private.now() - interval '1 minute' then
    perform app_private.refuse('mail_just_sent', 'mailJustSent');
  end if;
  perform app_private.send_link(link.id);
  return link.email;
end
$$;
comment on function app_private.mail_passkey_link is
  'Mails the link by which a person adds their first passkey, and returns the address it went to.';

create function app_private.checked_passkey_name(name text) returns text
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if coalesce(length(btrim(name)) not between 1 and 100, true) then
    perform app_private.refuse_field('name', 'keyName');
  end if;
  return btrim(name);
end
$$;

create function app_private.add_passkey(name text, credential_id text, public_key bytea, counter bigint, transports text[])
returns app_public.passkeys
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  person uuid := app_private.check_new_passkey();
  added app_public.passkeys;
begin
  perform from app_public.users where id = person for no key update;
  if (select count(*) from app_public.passkeys where user_id = person) >= 20 then
    perform app_private.refuse('too_many_passkeys', 'tooManyPasskeys');
  elsif exists (select from app_private.passkey_secrets as known where known.credential_id = add_passkey.credential_id) then
    perform app_private.refuse('passkey_known', 'passkeyKnown');
  end if;
  insert into app_public.passkeys (user_id, name) values (person, app_private.checked_passkey_name(name)) returning * into added;
  insert into app_private.passkey_secrets (passkey_id, credential_id, public_key, counter, transports)
  values (added.id, credential_id, public_key, counter, transports);
  perform app_private.send_mail(emails[1], 'passkeySubject', 'passkey', jsonb_build_object('name', added.name),
    '/settings/account', 'passkeyLink')
  from app_public.users where id = person and cardinality(emails) > 0;
  -- It has just verified the person; a link enrols one passkey.
  update app_private.sessions set confirmed_until = app_private.now() + interval '5 minutes', enrols_until = null where id = app_private.session_id();
  return added;
end
$$;

create function app_private.confirm_session(of_session uuid, passkey uuid, new_counter bigint) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_private.sessions set confirmed_until = app_private.now() + interval '5 minutes' where id = of_session;
  update app_private.passkey_secrets set counter = new_counter where passkey_id = passkey;
  update app_public.passkeys set last_used_at = app_private.now() where id = passkey;
$$;
comment on function app_private.confirm_session is 'Marks the session as confirmed with a passkey, for five minutes.';

create function app_private.own_passkey(passkey uuid, person uuid) returns app_public.passkeys
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  own app_public.passkeys;
begin
  select * into own from app_public.passkeys where id = passkey and user_id = person for update;
  if own.id is null then
    perform app_private.refuse('not_found', 'nothingHere');
  end if;
  return own;
end
$$;

create function app_public.rename_passkey(id uuid, name text) returns app_public.passkeys
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  renamed app_public.passkeys;
begin
  perform app_private.require_operation('rename_passkey');
  renamed := app_private.own_passkey(rename_passkey.id, app_private.require_own_session());
  update app_public.passkeys set name = app_private.checked_passkey_name(rename_passkey.name)
  where passkeys.id = renamed.id returning * into renamed;
  return renamed;
end
$$;
comment on function app_public.rename_passkey is 'Renames a passkey.';

create function app_public.remove_passkey(id uuid) returns app_public.passkeys
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  removed app_public.passkeys;
begin
  perform app_private.require_operation('remove_passkey');
  removed := app_private.own_passkey(remove_passkey.id, app_private.confirm_person());
  delete from app_public.passkeys where passkeys.id = removed.id;
  return removed;
end
$$;
comment on function app_public.remove_passkey is 'Removes a passkey; requires a confirmation with a passkey.';

create function app_public.set_second_factor(required boolean) returns app_public.security_settings
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  acting uuid := app_private.require_operation('set_second_factor');
  settings app_public.security_settings;
  was_required boolean;
begin
  if set_second_factor.required is null then
    perform app_private.refuse_field('required', 'valueMissing');
  end if;
  -- The person who turns it on or off has a passkey.
  if not app_private.has_passkey(app_private.confirm_person()) then
    perform app_private.refuse('second_factor_required', 'addPasskeyFirst', '{"hasPasskey": false}');
  end if;
  perform from app_public.accounts where id = acting for no key update;
  was_required := exists (
    select from app_public.security_settings as known where known.account_id = acting and requires_second_factor
  );
  insert into app_public.security_settings as known (account_id, requires_second_factor)
  values (acting, set_second_factor.required)
  on conflict (account_id) do update set requires_second_factor = excluded.requires_second_factor
  returning * into settings;
  if was_required and not settings.requires_second_factor then
    perform app_private.mail_managers(acting, 'secondFactorOffSubject', 'secondFactorOff',
      jsonb_build_object('account', accounts.name, 'person', concat_ws(' ', users.first_name, users.last_name)),
      '/settings/account', 'passkeyLink')
    from app_public.accounts, app_public.users where accounts.id = acting and users.id = app_private.user_id();
  end if;
  return settings;
end
$$;
comment on function app_public.set_second_factor is
  'Sets whether the account requires a second factor. Only its owner and admins can, confirmed with a passkey; they all get a mail when it is turned off.';

/*
 * Signatures. A step's documents are signed by the holder of the link, which a mail may contain, too: for an account that requires a
 * second factor the envelope is unlocked for a moment by a session that was confirmed.
 */
create function app_private.unlock_signature(step_id uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  released app_private.envelopes;
begin
  perform app_private.require_second_factor('sign_documents');
  update app_private.envelopes as envelopes set unlocked_until = app_private.now() + interval '30 minutes'
  where envelopes.step_id = step_id and status = 'sent' and app_private.signs_as(envelopes, app_private.user_id())
    and app_private.can_sign_in(envelopes);
  -- A party that cannot sign in has no second factor: a session that was confirmed releases its link, whose mail was held.
  for released in
    update app_private.envelopes as envelopes set unlocked_until = 'infinity'
    where envelopes.step_id = step_id and status = 'sent' and app_private.is_held(envelopes) returning envelopes.*
  loop
    if released.invited_on is not null then
      perform app_private.mail_signer(released);
    end if;
  end loop;
end
$$;
comment on function app_private.unlock_signature is
  'Unlocks the documents of a step for half an hour, and releases the links of parties that cannot sign in; refuses like require_second_factor.';

create function app_private.is_held(envelope app_private.envelopes) returns boolean
language sql volatile set search_path = pg_catalog
as $$
  select envelope.step_id is not null and not app_private.can_sign_in(envelope)
    and coalesce(envelope.unlocked_until <= app_private.now(), true)
    and app_private.is_second_factor_required((select investor_id from app_public.steps where id = envelope.step_id))
$$;
comment on function app_private.is_held is
  'True while the link of a party that cannot sign in waits for a session of the account that is confirmed with a second factor.';

create function app_private.is_locked(envelope app_private.envelopes) returns boolean
language sql volatile set search_path = pg_catalog
as $$
  select app_private.is_held(envelope) or (
    envelope.step_id is not null and coalesce(envelope.unlocked_until <= app_private.now(), true)
    and app_private.is_second_factor_missing((select investor_id from app_public.steps where id = envelope.step_id)))
$$;
comment on function app_private.is_locked is
  'True when the account that signs requires a second factor, and neither the envelope nor the session was confirmed.';

create function app_private.require_unlocked(envelope app_private.envelopes) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if app_private.is_locked(envelope) then
    perform app_private.refuse('second_factor_required', 'unlockFirst',
      jsonb_build_object('hasPasskey', app_private.has_passkey(app_private.user_id())));
  end if;
end
$$;
comment on function app_private.require_unlocked is 'Refuses a signature while the envelope is locked.';
