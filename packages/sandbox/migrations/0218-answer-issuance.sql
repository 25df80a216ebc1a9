-- The transfer agent's answer: the holding and its ledger entries, or the reason why not.
create function app_private.issue_units(distribution app_public.distributions) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  round app_public.rounds;
begin
  select rounds.* into round from app_public.allocations join app_public.rounds on rounds.id = allocations.round_id
  where allocations.id = distribution.allocation_id;
  if round.security_id is null then
    perform app_private.refuse('no_security', 'The round sells no security yet.');
  end if;
  insert into app_public.holdings (security_id, round_id, investor_id, amount, purchase_price, issued_on,
    blockchain_address_id, distribution_id)
  values (round.security_id, round.id, distribution.investor_id, distribution.amount,
    app_private.price_paid(distribution), app_private.today(),
    app_private.address_on(distribution.investor_id, app_private.native_chain()), distribution.id);
  perform app_private.mail_issued(distribution);
end
$$;

create function app_private.answer_issuance(distribution_id uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  distribution app_public.distributions;
  reason text;
begin
  select * into distribution from app_public.distributions
  where id = answer_issuance.distribution_id for update;
  if distribution.issuance_status is distinct from 'requested' or exists (
    select from app_public.issuance_requests as requests
    where requests.distribution_id = distribution.id and requests.status = 'requested' and requests.agent_id is not null
  ) then
    return;
  end if;
  begin
    if not (select setup from app_public.accounts where id = distribution.investor_id) then
      perform app_private.refuse('investor_not_set_up', 'The investor account has not been set up.');
    end if;
    perform app_private.issue_units(distribution);
  exception when sqlstate 'CPSTN' then
    reason := sqlerrm;
  end;
  update app_public.distributions
  set issuance_status = case when reason is null then 'approved' else 'rejected' end, issuance_note = reason
  where id = distribution.id;
end
$$;
comment on function app_private.answer_issuance is 'Issues the units, or rejects the request and says why; an answer is given once, and none where an agent decides.';
