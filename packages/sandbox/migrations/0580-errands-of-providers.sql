-- An errand is good for the provider, the step and the one action it was made for, and as long as its person may act.
create function app_private.check_errand() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.refuse_other_provider(steps, new.provider) from app_public.steps where id = new.step_id;
  -- Only signing is about an envelope, and what signs an envelope completes no step but the envelope's own.
  if new.envelope_id is not null and (new.action <> 'sign' or new.step_id is distinct from (
    select step_id from app_private.envelopes where id = new.envelope_id
  )) then
    perform app_private.refuse('wrong_provider', 'This step is completed by another provider.');
  end if;
  return new;
end
$$;
create trigger check_errand before insert or update of provider, action, step_id, envelope_id on app_private.step_callbacks
  for each row execute function app_private.check_errand();

-- Who was sent must still be somebody who may act for the account; a link that works for whoever has it names nobody.
create function app_private.may_still_act(errand app_private.step_callbacks) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select errand.user_id is null or exists (
    select from app_public.steps
    join app_public.users_accounts as places
      on places.account_id = steps.investor_id and places.user_id = errand.user_id
    join app_public.users on users.id = places.user_id
    where steps.id = errand.step_id and users.status = 'active'
      and places.status = 'active' and places.role <> 'account_viewer'
  )
$$;

create function app_private.good_errand(token uuid, provider text, action text) returns app_private.step_callbacks
language sql stable set search_path = pg_catalog
as $$
  select errands from app_private.step_callbacks as errands
  where errands.token = good_errand.token and errands.provider = good_errand.provider
    and errands.action = good_errand.action and errands.expires_at > app_private.now()
    and app_private.may_still_act(errands)
$$;
comment on function app_private.good_errand is 'The errand behind a token at the provider that asks; none for any other.';

create function app_private.take_errand(token uuid, provider text, action text) returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  errand app_private.step_callbacks := app_private.good_errand(token, provider, action);
begin
  if errand.token is null then
    perform app_private.refuse('not_found', 'This errand does not exist.');
  end if;
  update app_private.step_callbacks as errands set used_at = app_private.now()
  where errands.token = errand.token and used_at is null;
  return found;
end
$$;
comment on function app_private.take_errand is 'Uses a token up; false when it has been used before.';
