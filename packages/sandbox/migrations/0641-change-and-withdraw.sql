-- An investor's open investment, while nothing in it is signed or paid: they change its amount, or withdraw it.
select app_private.allow('investor_change_distribution', '{investor}');
select app_private.allow('investor_withdraw_distribution', '{investor}');

create function app_private.steps_of(process_id uuid) returns setof app_public.steps
language sql stable set search_path = pg_catalog
as $$
  with recursive beneath as (
    select steps_of.process_id as id
    union all
    select processes.id
    from beneath
    join app_public.steps on steps.process_id = beneath.id
    join app_public.processes on processes.parent_step_id = steps.id
  )
  select steps.* from beneath join app_public.steps on steps.process_id = beneath.id
$$;
comment on function app_private.steps_of is 'The steps of a process, with those beneath them.';

create function app_private.is_under_way(distribution app_public.distributions) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select exists (
    select from app_private.steps_of(distribution.process_id) as steps
    where (steps.status = 'complete' and steps.service in ('docusign', 'payment')) or exists (
      select from app_private.envelopes where about_step_id = steps.id and envelopes.status = 'completed'
    )
  ) or exists (
    select from app_public.distribution_payments
    where distribution_id = distribution.id and status in ('pending', 'complete')
  )
$$;
comment on function app_private.is_under_way is 'True when a document was signed or a payment was made for it.';

create function app_private.is_prepared(distribution app_public.distributions) returns boolean
language sql stable set search_path = pg_catalog
as $$ select exists (select from app_private.prepared_distributions where distribution_id = distribution.id) $$;
comment on function app_private.is_prepared is 'True if a vendor made it for the investor.';

create function app_private.may_end(distribution app_public.distributions, operation text) returns boolean
language sql stable security definer set search_path = pg_catalog
as $$
  select distribution.investor_id = app_private.account_id()
    and distribution.status = 'open' and not distribution.locked
    and exists (
      select from app_private.membership(app_private.user_id(), app_private.account_id()) as member
      where member.status = 'active' and app_private.is_allowed(operation, member.type, member.role)
    )
    and not app_private.is_under_way(distribution)
$$;

create function app_public.distributions_may_change(distributions app_public.distributions) returns boolean
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return app_private.may_end(distributions, 'investor_change_distribution') and not app_private.is_prepared(distributions);
end
$$;
comment on function app_public.distributions_may_change is
  'True if the person asking may change its amount: their own, nothing signed, nothing paid.';

create function app_public.distributions_may_withdraw(distributions app_public.distributions) returns boolean
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return app_private.may_end(distributions, 'investor_withdraw_distribution');
end
$$;
comment on function app_public.distributions_may_withdraw is
  'True if the person asking may withdraw it: nothing signed, nothing paid.';
grant execute on function app_public.distributions_may_change, app_public.distributions_may_withdraw to app_user;

create function app_private.own_open_distribution(distribution_id uuid, investor uuid) returns app_public.distributions
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  distribution app_public.distributions;
begin
  -- The process first, as in completing a step: documents that are signed in the meantime are known then.
  perform from app_public.processes where id = (
    select process_id from app_public.distributions as own where own.id = distribution_id and own.investor_id = investor
  ) for update;
  select * into distribution from app_public.distributions as own
  where own.id = distribution_id and own.investor_id = investor for no key update;
  if distribution.id is null then
    perform app_private.refuse('not_found', 'This distribution does not exist.');
  end if;
  perform app_private.check_unlocked(distribution);
  if distribution.status <> 'open' then
    perform app_private.refuse('investment_not_open', 'Only an open investment can be changed or withdrawn.');
  end if;
  -- Papers that wait to be signed say the old figures, or are for nothing.
  perform app_private.decline_envelope(envelopes.id, true)
  from app_private.steps_of(distribution.process_id) as steps
  join app_private.envelopes on about_step_id = steps.id and envelopes.status = 'sent';
  if app_private.is_under_way(distribution) then
    perform app_private.refuse('investment_under_way',
      'Something is signed or paid for this investment already: ask the seller to change or withdraw it.');
  end if;
  return distribution;
end
$$;
comment on function app_private.own_open_distribution is
  'The investor''s open distribution, locked against others, with nothing signed, nothing paid and no paper waiting.';

-- Papers that wait for a signature show the amount and the price of the day they were made.
create function app_private.renew_papers() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  envelope uuid;
  renewed boolean := false;
begin
  for envelope in
    select envelopes.id from app_private.steps_of(new.process_id) as steps
    join app_private.envelopes on about_step_id = steps.id and envelopes.status = 'sent' order by envelopes.id
  loop
    perform app_private.decline_envelope(envelope, true);
    renewed := true;
  end loop;
  perform app_private.envelope_of_step(steps.id) from app_private.steps_of(new.process_id) as steps
  where renewed and steps.status = 'in_progress' and steps.service = 'docusign' and steps.type = 'link';
  return null;
end
$$;
comment on function app_private.renew_papers is
  'After a change of the amount or the price: takes back papers that are not signed by all, and mails new ones where they are mailed.';
create trigger renew_papers after update of amount, own_price on app_public.distributions
  for each row when (new.process_id is not null
    and (new.amount <> old.amount or (old.own_price is not null and new.own_price is distinct from old.own_price)))
  execute function app_private.renew_papers();
