-- Payments: the sum of a distribution's complete payments is always its paid-in capital.
create function app_private.check_payment() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  -- Two payments at once are added up one after the other.
  perform from app_public.distributions where id = new.distribution_id for no key update;
  if coalesce(new.amount <= 0, true) then
    perform app_private.refuse_field('amount', 'Payment amount is required');
  elsif new.amount <> round(new.amount, 2) then
    perform app_private.refuse_field('amount', 'A payment has two decimal places at most.');
  elsif new.paid_on is null then
    perform app_private.refuse_field('paidOn', 'Paid On is a required field.');
  end if;
  return new;
end
$$;
create trigger check_payment before insert or update on app_public.distribution_payments
  for each row execute function app_private.check_payment();

create function app_private.add_payments_up() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.distribution_id else new.distribution_id end;
begin
  perform from app_public.distributions where id = changed for no key update;
  update app_public.distributions set paid_in_capital = (
    select coalesce(sum(amount), 0) from app_public.distribution_payments
    where distribution_id = changed and status = 'complete'
  ) where id = changed;
  return null;
end
$$;
create trigger add_payments_up after insert or update or delete on app_public.distribution_payments
  for each row execute function app_private.add_payments_up();

-- A matched payment is changed in the received payments.
create function app_private.refuse_changing_matched() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if current_user = 'app_user' then
    perform app_private.refuse('payment_matched', 'This payment arrived at the payment provider: undo its match instead.');
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger refuse_changing_matched before update or delete on app_public.distribution_payments
  for each row when (old.is_matched) execute function app_private.refuse_changing_matched();

select app_private.make_part_writable('distribution_payments', 'distribution_payment', 'locked too');
grant insert (distribution_id, amount, paid_on), update (amount, paid_on, status, version), delete
  on app_public.distribution_payments to app_user;
