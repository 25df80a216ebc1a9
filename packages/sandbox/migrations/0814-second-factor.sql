-- Whether an account requires a second factor, and for what.
create table app_public.security_settings (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null unique references app_public.accounts on delete cascade,
  requires_second_factor boolean not null,
  version bigint not null default 1
);
comment on table app_public.security_settings is 'The security settings of an account; an account without a row requires no second factor.';
comment on column app_public.security_settings.requires_second_factor is
  'True if what grants power over it, its money and its signatures is confirmed with a passkey.';
select app_private.make_live('app_public.security_settings');
select app_private.make_audited('app_public.security_settings');

alter table app_public.security_settings enable row level security;
create policy select_own on app_public.security_settings for select using (account_id = (select app_private.account_id()));
grant select on app_public.security_settings to app_user;

select app_private.allow('set_second_factor', '{issuer,broker,agent,ats,investor,admin}');
create function app_public.set_second_factor(required boolean) returns app_public.security_settings
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  acting uuid := app_private.require_operation('set_second_factor');
  settings app_public.security_settings;
  was_required boolean;
begin
  if set_second_factor.required is null then
    perform app_private.refuse_field('required', 'A value is missing.');
  end if;
  -- The person who turns it on or off has a passkey.
  if not app_private.has_passkey(app_private.confirm_person()) then
    perform app_private.refuse('second_factor_required', 'Add a passkey first: you would be asked for one.', '{"hasPasskey": false}');
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
    perform app_private.mail_managers(acting, accounts.name || ' requires no second factor any more',
      concat_ws(' ', users.first_name, users.last_name) || ' has turned the second factor of ' || accounts.name || ' off. If this '
        || 'was not agreed, turn it on again and end the sessions of that person.',
      '/settings/account', 'Open your account')
    from app_public.accounts, app_public.users where accounts.id = acting and users.id = app_private.user_id();
  end if;
  return settings;
end
$$;
comment on function app_public.set_second_factor is
  'Sets whether the account requires a second factor. Its owner and admins do, confirmed with a passkey; turning it off is mailed to all of them.';
grant execute on function app_public.set_second_factor to app_user;

select app_private.protect(operation)
from unnest(array[
  -- Who acts for the account, and what for.
  'transfer_ownership', 'make_delegate', 'update_users_account', 'make_vendor_agent', 'give_vendor_consent',
  'make_embed_key', 'update_embed_key', 'rotate_embed_key',
  -- What others know the account by, where its money goes, and where a claim link goes.
  'update_account', 'create_account_integration', 'update_customer',
  -- Investments and holdings.
  'investor_change_distribution', 'investor_withdraw_distribution', 'make_transfer',
  'sign_documents'
]) as operation;

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
  'Lets the documents of a step be signed for half an hour, and releases the links of parties that cannot sign in; refuses as require_second_factor does.';

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
    perform app_private.refuse('second_factor_required', 'Open the documents from your step, signed in: the account requires a second factor.',
      jsonb_build_object('hasPasskey', app_private.has_passkey(app_private.user_id())));
  end if;
end
$$;
comment on function app_private.require_unlocked is 'Refuses a signature while the envelope is locked.';
