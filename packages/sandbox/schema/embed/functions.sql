create function app_private.is_own_session() returns boolean
language sql stable set search_path = pg_catalog
as $$ select coalesce(current_setting('app.session_kind', true) = 'cookie', false) $$;
comment on function app_private.is_own_session is 'True if the person signed in themself; a vendor''s key opens the other sessions.';

create function app_private.agree(vendor uuid, operation text) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_public.vendor_consents (vendor_id, investor_id, user_id, operation)
  select vendor, accounts.id, app_private.user_id(), agree.operation
  from app_public.accounts
  where accounts.id = app_private.account_id() and accounts.type = 'investor' and accounts.id <> vendor
    and app_private.is_own_session() and app_private.is_owner(app_private.user_id(), accounts.id)
  on conflict (vendor_id, investor_id) where ended_on is null do nothing
$$;
comment on function app_private.agree is
  'Records that the account''s owner chose to deal with a vendor; actions of a delegate or an embedded page do not count.';

-- Sessions the vendor had by a consent end with it, everywhere at once.
create function app_private.end_consent() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  delete from app_private.sessions using app_public.embed_keys as keys
  where sessions.embed_key_id = keys.id and keys.account_id = new.vendor_id and sessions.account_id = new.investor_id;
  return null;
end
$$;

create function app_private.end_consents() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  update app_public.vendor_consents as consents set ended_on = app_private.now()
  where consents.investor_id = old.account_id and consents.ended_on is null and not exists (
    select from app_public.users_accounts as places
    where places.account_id = consents.investor_id and places.user_id = consents.user_id
      and places.role = 'account_owner'
  );
  return null;
end
$$;
comment on function app_private.end_consents is 'Ends all consents, because a new owner has given none.';

create function app_public.give_vendor_consent(vendor_id uuid) returns app_public.vendor_consents
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  investor uuid := app_private.require_operation('give_vendor_consent');
  consent app_public.vendor_consents;
begin
  if not app_private.is_own_session() then
    perform app_private.refuse('not_allowed', 'notAllowed');
  elsif not exists (
    select from app_public.customers where customers.account_id = vendor_id and customers.investor_id = investor
  ) then
    perform app_private.refuse('not_found', 'vendorUnknown');
  end if;
  perform app_private.agree(vendor_id, 'giveVendorConsent');
  select * into consent from app_public.vendor_consents as given
  where given.vendor_id = vendor_id and given.investor_id = investor and given.ended_on is null;
  return consent;
end
$$;
comment on function app_public.give_vendor_consent is
  'Permits a vendor of the investor to act in the account through its own pages; returns an existing consent unchanged.';

create function app_public.withdraw_vendor_consent(vendor_id uuid) returns app_public.vendor_consents
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  investor uuid := app_private.require_operation('withdraw_vendor_consent');
  consent app_public.vendor_consents;
begin
  update app_public.vendor_consents as given set ended_on = app_private.now()
  where given.vendor_id = vendor_id and given.investor_id = investor and given.ended_on is null
  returning * into consent;
  if consent.id is null then
    perform app_private.refuse('not_found', 'vendorMayNotAct');
  end if;
  return consent;
end
$$;
comment on function app_public.withdraw_vendor_consent is
  'Ends a vendor''s consent, and every session its pages have in the account.';

-- Whose session a vendor's secret key may make, and how far it reaches.
create function app_private.active_owner(account uuid) returns uuid
language sql stable set search_path = pg_catalog
as $$
  select users.id
  from app_public.users_accounts as places
  join app_public.users on users.id = places.user_id and users.status = 'active'
  where places.account_id = account and places.role = 'account_owner' and places.status = 'active'
$$;

create function app_private.has_consent(vendor uuid, investor uuid, owner uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select exists (
    select from app_public.vendor_consents
    where vendor_id = vendor and investor_id = investor and user_id = owner and ended_on is null
  )
$$;

create function app_private.continue_path(vendor uuid, investor uuid) returns text
language sql stable set search_path = pg_catalog
as $$
  select coalesce((
    select '/login?next=%2Fdistribution%2F' || distributions.id
    from app_private.prepared_distributions as prepared
    join app_public.distributions on distributions.id = prepared.distribution_id
    where distributions.owner_id = vendor and distributions.investor_id = investor and distributions.status = 'open'
    order by distributions.created_on desc, distributions.id limit 1
  ), '/login')
$$;
comment on function app_private.continue_path is 'The path on which an investor signs in to continue an investment that a vendor prepared, and thereby consents.';

create function app_private.embed_reach(
  vendor uuid, account uuid, out user_id uuid, out consent text, out continue_path text
)
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if not exists (select from app_public.accounts where id = account and (type = 'investor' or id = vendor)) then
    return;
  end if;
  if exists (select from app_private.made_accounts where account_id = account and vendor_id = vendor) then
    user_id := app_private.stand_in_of(account);
    consent := 'not_needed';
    return;
  end if;
  user_id := app_private.active_owner(account);
  consent := case
    when vendor = account then 'not_needed'
    when app_private.has_consent(vendor, account, user_id) then 'given'
    when exists (select from app_public.customers where account_id = vendor and investor_id = account) then 'needed'
  end;
  if consent = 'needed' then
    continue_path := app_private.continue_path(vendor, account);
  end if;
end
$$;
comment on function app_private.embed_reach is
  'The user of a vendor''s session for an account, and the consent of its owner; without any consent there is no session.';

-- A session of a vendor's token is renewed, for as long as it was granted.
create function app_private.refresh_embed_session(old_hash bytea, new_hash bytea, lifetime interval) returns timestamptz
language sql volatile set search_path = pg_catalog
as $$
  -- One session with several tokens: the old one opens nothing from now on, and ending the session ends both.
  update app_private.sessions
  set token_hash = new_hash, expires_at = least(app_private.now() + lifetime, renewable_until)
  where token_hash = old_hash and kind = 'embed' and expires_at > app_private.now() and renewable_until > app_private.now()
  returning expires_at
$$;
comment on function app_private.refresh_embed_session is 'Replaces the token of a session, with the same permissions; null when the session may not be renewed.';

create function app_public.embed_keys_maker(embed_key app_public.embed_keys) returns app_public.embed_key_maker
language sql stable security definer set search_path = pg_catalog
as $$
  select concat_ws(' ', first_name, last_name),
    case when users.status = 'inactive' then 'left' else coalesce(delegates.status, 'left') end
  from app_public.users
  left join app_public.users_accounts as delegates
    on delegates.user_id = users.id and delegates.account_id = embed_key.account_id
  where users.id = embed_key.made_by
$$;
comment on function app_public.embed_keys_maker is
  'The person who made it: a key stays with the account when its maker does not.';

create function app_private.notify_made_keys() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  -- A new version, so that readers of the keys see the status of their maker.
  update app_public.embed_keys set made_by = made_by
  where made_by = old.user_id and account_id = old.account_id and revoked_at is null;
  return null;
end
$$;

-- The rules of a key: its name, its origins and components, and the number of keys of an account.
create function app_private.own_components() returns text[]
language sql immutable set search_path = pg_catalog
as $$
  select array['capTable', 'dashboard', 'assets', 'rounds', 'tokens', 'holdings', 'distributions',
    'allocations', 'bulkOperations', 'securities', 'audit', 'capitalization', 'transactions', 'reports', 'contacts', 'issuers', 'distributors', 'profiles', 'paperReviews',
    'signingTemplates', 'payments', 'questions']
$$;
comment on function app_private.own_components is
  'The components for the vendor''s own account, and for no investor''s, by name.';

create function app_private.shared_components() returns text[]
language sql immutable set search_path = pg_catalog
as $$ select array['documents', 'holding', 'uploads', 'steps'] $$;
comment on function app_private.shared_components is
  'The components for the vendor''s own account and for an investor''s, by name.';

create function app_private.embed_components() returns text[]
language sql immutable set search_path = pg_catalog
as $$
  select array['setup', 'invest', 'portfolio', 'offerWall', 'wallet', 'accreditation', 'qualificationAnswers']
    || app_private.shared_components() || app_private.own_components()
$$;
comment on function app_private.embed_components is 'The components that a vendor''s page may show, by name.';

create function app_private.tidy_origin(origin text) returns text
language sql immutable set search_path = pg_catalog
as $$
  -- A browser leaves the usual port out.
  select regexp_replace(lower(btrim(origin)), '^(https://.+):443$|^(http://.+):80$', '\1\2')
$$;

create function app_private.is_key_origin(origin text) returns boolean
language sql immutable set search_path = pg_catalog
as $$
  select length(origin) <= 300 and (
    origin ~ '^https://([a-z0-9_]([a-z0-9_-]*[a-z0-9_])?\.)*[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(:[1-9]\d{0,4})?$'
    or origin ~ '^https?://(localhost|127\.0\.0\.1|\[::1\])(:([1-9]\d{0,4}|\*))?$'
  )
$$;
comment on function app_private.is_key_origin is
  'True for an origin that a key may contain: https, or this computer, whose servers may use any port.';

create function app_private.tidy_list(texts text[]) returns text[]
language sql immutable set search_path = pg_catalog
as $$
  select coalesce(array_agg(text order by place), '{}')
  from (
    select text, min(place) as place from unnest(texts) with ordinality as listed (text, place) group by text
  ) as once
$$;
comment on function app_private.tidy_list is 'Removes repeated texts; the first of each stays in its position.';

create function app_private.origins_problem(origins text[]) returns text
language sql immutable set search_path = pg_catalog
as $$
  select case
    when cardinality(origins) = 0 then 'originsNone'
    when cardinality(origins) > 20 then 'originsMany'
    else (
      select app_private.with_values('originWrong', jsonb_build_object('origin', coalesce(left(origin, 100), 'null')))
      from unnest(origins) as origin where not coalesce(app_private.is_key_origin(origin), false) limit 1)
  end
$$;

create function app_private.check_key_name(embed_key app_public.embed_keys) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if coalesce(length(embed_key.name) not between 1 and 100, true) then
    perform app_private.refuse_field('name', 'keyName');
  end if;
  -- Of two keys at once the second waits here, and finds the first.
  perform from app_public.accounts where id = embed_key.account_id for no key update;
  -- A key that gives way to another has its name too.
  if exists (
    select from app_public.embed_keys as others
    where others.account_id = embed_key.account_id and lower(others.name) = lower(embed_key.name)
      and others.revoked_at is null and others.expires_at is null and others.id <> embed_key.id
  ) then
    perform app_private.refuse('name_taken', 'keyNameTaken', '{}', '{"name": "keyNameTaken"}');
  end if;
end
$$;

create function app_private.tidy_embed_key() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if app_private.has_ended(old) then
    perform app_private.refuse('embed_key_ended', 'keyEnded');
  end if;
  new.name := btrim(new.name);
  new.origins := app_private.tidy_list(
    array(select app_private.tidy_origin(origin) from unnest(new.origins) as origin));
  new.components := app_private.tidy_list(new.components);
  if app_private.origins_problem(new.origins) is not null then
    perform app_private.refuse_field('origins', app_private.origins_problem(new.origins));
  elsif new.components = '{}' then
    perform app_private.refuse_field('components', 'keyComponents');
  elsif not new.components <@ app_private.embed_components() then
    perform app_private.refuse_field('components',
      app_private.with_values('keyComponentsOf',
      jsonb_build_object('names', array_to_string(app_private.embed_components(), ', '))));
  end if;
  perform app_private.check_key_name(new);
  return new;
end
$$;

create function app_private.has_ended(embed_key app_public.embed_keys) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select coalesce(embed_key.revoked_at is not null or embed_key.expires_at <= app_private.now(), false)
$$;
comment on function app_private.has_ended is 'True if the key has expired or was revoked.';

create function app_private.secret_hint(secret text) returns text
language sql immutable set search_path = pg_catalog
as $$ select left(secret, 12) || '…' || right(secret, 4) $$;

create function app_private.add_embed_key(wanted app_public.embed_keys) returns app_public.new_embed_key
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  secret text := app_private.show_once('sk_live_' || encode(app_private.gen_random_bytes(24), 'hex'));
  made app_public.embed_keys;
begin
  insert into app_public.embed_keys (account_id, name, origins, components, made_by, rotated_from, is_self_rotated, hint)
  values (wanted.account_id, wanted.name, wanted.origins, wanted.components, app_private.user_id(), wanted.rotated_from,
    coalesce(wanted.is_self_rotated, false), app_private.secret_hint(secret))
  returning * into made;
  insert into app_private.embed_key_secrets (secret_hash, embed_key_id)
  values (sha256(convert_to(secret, 'utf8')), made.id);
  return row(made, secret);
end
$$;

create function app_public.make_embed_key(name text, origins text[], components text[]) returns app_public.new_embed_key
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  wanted app_public.embed_keys;
begin
  wanted.account_id := app_private.require_operation('make_embed_key');
  wanted.name := make_embed_key.name;
  wanted.origins := make_embed_key.origins;
  wanted.components := make_embed_key.components;
  -- Of two at once the second waits here, and counts the first.
  perform from app_public.accounts where id = wanted.account_id for no key update;
  -- Checked only here: an account at the limit can still rotate its keys.
  if (
    select count(*) from app_public.embed_keys as others
    where others.account_id = wanted.account_id and not app_private.has_ended(others)
  ) >= 20 then
    perform app_private.refuse('too_many_embed_keys', 'keysMany');
  end if;
  return app_private.add_embed_key(wanted);
end
$$;
comment on function app_public.make_embed_key is
  'Creates a secret key with which the vendor''s server creates embed sessions.';

create function app_private.held_embed_key(key_id uuid, owner uuid) returns app_public.embed_keys
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  held app_public.embed_keys;
begin
  select * into held from app_public.embed_keys where id = key_id and account_id = owner for no key update;
  if held.id is null then
    perform app_private.refuse('not_found', 'nothingHere');
  end if;
  return held;
end
$$;
comment on function app_private.held_embed_key is 'Returns a key of the account and locks it.';

create function app_private.check_rotation(embed_key app_public.embed_keys, keep_old_for int) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if coalesce(keep_old_for not between 0 and 604800, true) then
    perform app_private.refuse_field('keepOldFor', 'keyOldFor');
  elsif app_private.has_ended(embed_key) then
    perform app_private.refuse('embed_key_ended', 'keyEnded');
  elsif embed_key.expires_at is not null then
    perform app_private.refuse('embed_key_rotating', 'keyRotated');
  elsif keep_old_for > 0 and exists (
    select from app_public.embed_keys as former
    where former.id = embed_key.rotated_from and not app_private.has_ended(former)
  ) then
    perform app_private.refuse('embed_key_rotating',
      'keyBefore');
  end if;
end
$$;
comment on function app_private.check_rotation is 'At most two keys at a time have the same name and purpose.';

create function app_private.replace_embed_key(
  former app_public.embed_keys, keep_old_for int, by_itself boolean default false
)
returns app_public.new_embed_key
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  perform app_private.check_rotation(former, keep_old_for);
  if keep_old_for > 0 then
    update app_public.embed_keys set expires_at = app_private.now() + make_interval(secs => keep_old_for)
    where id = former.id;
  else
    -- A key that leaked takes the sessions with it that it was used for.
    update app_public.embed_keys set revoked_at = app_private.now() where id = former.id;
  end if;
  former.rotated_from := former.id;
  former.is_self_rotated := by_itself;
  return app_private.add_embed_key(former);
end
$$;

create function app_public.rotate_embed_key(id uuid, keep_old_for int default 86400) returns app_public.new_embed_key
language sql volatile security definer set search_path = pg_catalog
as $$
  select app_private.replace_embed_key(
    app_private.held_embed_key(id, app_private.require_operation('rotate_embed_key')), keep_old_for)
$$;
comment on function app_public.rotate_embed_key is
  'Another key with the same name, origins and components. The old one opens for so many seconds more, a day '
  'unless said; with 0 it ends at once, and every session made with it.';

create function app_public.revoke_embed_key(id uuid) returns app_public.embed_keys
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  held app_public.embed_keys := app_private.held_embed_key(
    revoke_embed_key.id, app_private.require_operation('revoke_embed_key'));
begin
  -- The holder of a leaked key can rotate it: a key made with it ends with it, and so do the keys made with that one.
  with recursive leaked as (
    select held.id as id
    union
    select successors.id from app_public.embed_keys as successors join leaked on successors.rotated_from = leaked.id
    where successors.is_self_rotated
  )
  update app_public.embed_keys set revoked_at = app_private.now()
  where embed_keys.id in (select leaked.id from leaked) and revoked_at is null;
  select * into held from app_public.embed_keys where embed_keys.id = held.id;
  return held;
end
$$;
comment on function app_public.revoke_embed_key is
  'Ends the key, the keys that were made with it by API, and every session made with them, at once.';

create function app_private.rotate_own_key(key_id uuid, keep_old_for int) returns text
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  former app_public.embed_keys;
  made app_public.new_embed_key;
begin
  select * into former from app_public.embed_keys where id = key_id;
  former := app_private.held_embed_key(former.id, former.account_id);
  made := app_private.replace_embed_key(former, keep_old_for, by_itself => true);
  perform app_private.mail_managers(former.account_id, 'keyRotatedSubject', 'keyRotated',
    jsonb_build_object('key', former.name, 'account', accounts.name), '/settings/integrations', 'keyRotatedLink')
  from app_public.accounts where accounts.id = former.account_id;
  return made.secret;
end
$$;
comment on function app_private.rotate_own_key is
  'Rotates the key that a server sends, notifies the owner and the admins by mail, and returns the new secret.';

create function app_private.use_embed_key(
  asked_hash bytea, out key_id uuid, out vendor_id uuid, out components text[], out refusal text
) returns setof record
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  used app_public.embed_keys;
begin
  select embed_keys.* into used
  from app_private.embed_key_secrets join app_public.embed_keys on embed_keys.id = embed_key_id
  where secret_hash = asked_hash;
  if used.id is null or app_private.has_ended(used) then
    return;
  end if;
  -- Only the day of its use is shown, so that it is written once a day.
  update app_public.embed_keys set last_used_on = app_private.today()
  where id = used.id and last_used_on is distinct from app_private.today();
  return query select used.id, used.account_id, used.components, case
    when exists (
      select from app_private.account_suspensions as suspensions
      where suspensions.account_id = used.account_id and restored_on is null
    ) then 'account_suspended'
    when exists (
      select from app_private.disabled_features as disabled
      where disabled.account_id = used.account_id and disabled.feature = 'secret_keys'
    ) then 'feature_not_available'
  end;
end
$$;
comment on function app_private.use_embed_key is
  'The vendor of the key, the permitted sessions, and the code of a refusal when the vendor may not use it now; nothing for an invalid key.';

create function app_private.first_beyond(bounds text[], wanted text[]) returns text
language sql immutable set search_path = pg_catalog
as $$
  select one from unnest(wanted) as one
  where one <> all (bounds) and regexp_replace(one, ':\d+$', '') || ':*' <> all (bounds) limit 1
$$;
comment on function app_private.first_beyond is
  'The first value beyond the bounds of a key, in which :* stands for any port; null for none.';

create function app_private.asked_components(granted text[]) returns text[]
language sql immutable set search_path = pg_catalog
as $$ select array_remove(granted, 'invitation') $$;
comment on function app_private.asked_components is
  'The components that a key grants; without the consent of the investor, only the invitation.';

create function app_private.hold_embed_key(key_id uuid) returns app_public.embed_keys
language sql volatile set search_path = pg_catalog
as $$ select * from app_public.embed_keys where id = key_id for share $$;
comment on function app_private.hold_embed_key is
  'Returns a key and locks it until the end of the transaction, so that it is neither ended nor narrowed.';

create function app_private.check_embed_session() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  held app_public.embed_keys := app_private.hold_embed_key(new.embed_key_id);
  beyond text := coalesce(
    app_private.first_beyond(held.origins, new.origins), app_private.first_beyond(held.components, app_private.asked_components(new.components)));
begin
  -- A key that was replaced in good order leaves its sessions to be refreshed.
  if held.revoked_at is not null then
    perform app_private.refuse('embed_key_ended', 'keyEnded');
  elsif beyond is not null then
    perform app_private.refuse('beyond_embed_key', app_private.with_values('keyBeyond', jsonb_build_object('what', left(beyond, 100))));
  end if;
  return new;
end
$$;

create function app_private.end_embed_sessions() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  delete from app_private.sessions
  where embed_key_id = new.id and (
    new.revoked_at is not null
    or app_private.first_beyond(new.origins, sessions.origins) is not null
    or app_private.first_beyond(new.components, app_private.asked_components(sessions.components)) is not null);
  return null;
end
$$;
comment on function app_private.end_embed_sessions is
  'Ends the sessions that exceed their key, for example after the key was narrowed.';

-- A vendor's administration on its own page: a session of the vendor's key for the vendor's account. A
-- session for the vendor's own account may have the components of that account only, and a session for
-- another account has none of them.
create function app_private.check_own_components() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  is_own boolean := exists (
    select from app_public.embed_keys join app_public.accounts on accounts.id = embed_keys.account_id
    where embed_keys.id = new.embed_key_id and accounts.id = new.account_id and accounts.type <> 'investor'
  );
begin
  -- Some are shown to both: each sees its own rows.
  if is_own and not new.components <@ (app_private.own_components() || app_private.shared_components()) then
    perform app_private.refuse('invalid_input', app_private.with_values('keyComponentsOwn', jsonb_build_object('names',
      array_to_string(app_private.own_components() || app_private.shared_components(), ', '))));
  elsif not is_own and new.components && app_private.own_components() then
    perform app_private.refuse('invalid_input', app_private.with_values('keyComponentsOwnAlone',
      jsonb_build_object('names', array_to_string(app_private.own_components(), ', '))));
  end if;
  return new;
end
$$;
