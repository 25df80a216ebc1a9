/*
 * Receipts: mails to an investor about the progress of an investment. Each names round, figures, deadline and contact. They are
 * exempt from mail limits: each belongs to one event of a record, and refusing the mail would refuse the event.
 */
create function app_private.written_money(money numeric) returns text
language sql immutable strict set search_path = pg_catalog
as $$ select '$' || to_char(round(money, 2), 'FM999,999,999,999,999,990.00') $$;

create function app_private.written_units(units numeric) returns text
language sql immutable strict set search_path = pg_catalog
as $$ select rtrim(to_char(units, 'FM999,999,999,999,999,990.999999999999999999'), '.') $$;

create function app_private.receipt_facts(distribution app_public.distributions) returns app_private.receipt_facts
language sql stable set search_path = pg_catalog
as $$
  select app_private.address_of(distribution.investor_id), app_private.offered_name(allocations.id), rounds.name, vendors.name,
    coalesce(vendors.support_email, vendors.email, vendors.name), closing.day, app_private.price_paid(distribution)
  from app_public.allocations join app_public.rounds on rounds.id = allocations.round_id
  join app_public.accounts as vendors on vendors.id = allocations.owner_id
  left join lateral (
    select least(allocations.closes_on, rounds.closes_on) as day
  ) as closing on closing.day >= app_private.today()
  where allocations.id = distribution.allocation_id
$$;
comment on function app_private.receipt_facts is 'The facts of a receipt; a deadline in the past is left out.';

create function app_private.send_receipt(address text, subject text, words text, link text, label text) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_private.outbox (to_email, subject, html, locale, is_notice)
  select address, subject, format('<p>%s</p><p><a href="%s">%s</a></p>', app_private.escape_html(words),
    app_private.escape_html(link), app_private.escape_html(label)), app_private.locale_of(address), true
  where address is not null
$$;
comment on function app_private.send_receipt is 'Sends a receipt: always, and counted for no limit.';

create function app_private.mail_invested(distribution app_public.distributions) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_receipt(facts.address,
    format('Receipt: %s invested in %s', app_private.written_money(distribution.amount * facts.price), facts.offered),
    format('You invested %s in %s, %s: %s units at %s each, sold by %s. ', app_private.written_money(distribution.amount * facts.price),
      facts.offered, facts.round_name, app_private.written_units(distribution.amount), app_private.written_price(facts.price), facts.vendor)
      || case when facts.closes_on is null then 'Please complete the remaining steps. '
        else format('Please complete the remaining steps by %s. ', facts.closes_on) end
      || format('Questions: %s', facts.contact),
    '/distribution/' || distribution.id, 'Open the investment')
  from app_private.receipt_facts(distribution) as facts
$$;

create function app_private.mail_wire_details(step_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_receipt(facts.address,
    format('How to pay %s for %s', app_private.written_money(due.total), facts.offered),
    format('%s, %s: %s are to be paid. The account to pay into stands in your investment; %s never mails another one. ',
      facts.offered, facts.round_name, app_private.written_money(due.total), facts.vendor)
      || case when facts.closes_on is null then '' else format('Please pay by %s. ', facts.closes_on) end
      || format('Questions: %s', facts.contact),
    '/distribution/' || distributions.id, 'Show the payment details')
  from app_public.steps join app_public.distributions on distributions.process_id = steps.process_id
  cross join lateral app_private.receipt_facts(distributions) as facts
  cross join lateral (select distributions.amount * facts.price - distributions.paid_in_capital as total) as due
  where steps.id = mail_wire_details.step_id and steps.service = 'payment' and due.total > 0
$$;
comment on function app_private.mail_wire_details is 'Mails the investor that payment is due. Only the page shows the bank account.';

create function app_private.mail_payment() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.send_receipt(facts.address,
    format('Payment received: %s for %s', app_private.written_money(new.amount), facts.offered),
    format('%s has received %s of %s for %s, %s. ', facts.vendor, app_private.written_money(new.amount), new.paid_on,
      facts.offered, facts.round_name)
      || case when due.rest <= 0 then 'It is paid in full. '
        when facts.closes_on is null then format('Still expected: %s. ', app_private.written_money(due.rest))
        else format('Still expected: %s, by %s. ', app_private.written_money(due.rest), facts.closes_on) end
      || format('Questions: %s', facts.contact),
    '/distribution/' || distributions.id, 'Open the investment')
  from app_public.distributions
  cross join lateral app_private.receipt_facts(distributions) as facts
  cross join lateral (
    select round(distributions.amount * facts.price, 2) - (
      select coalesce(sum(amount), 0) from app_public.distribution_payments
      where distribution_id = distributions.id and status = 'complete'
    ) as rest
  ) as due
  where distributions.id = new.distribution_id;
  return null;
end
$$;

create function app_private.mail_issued(distribution app_public.distributions) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_receipt(facts.address,
    format('Issued to you: %s units of %s', app_private.written_units(distribution.amount), facts.offered),
    format('%s units of %s, %s, were issued to you on %s, at %s each. Questions: %s',
      app_private.written_units(distribution.amount), facts.offered, facts.round_name, app_private.today(),
      app_private.written_price(facts.price), facts.contact),
    '/portfolio', 'Open your portfolio')
  from app_private.receipt_facts(distribution) as facts
$$;

create function app_private.mail_failed_accreditation(step app_public.steps) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_receipt(facts.address,
    format('Accreditation not confirmed: %s', facts.offered),
    format('Your accreditation for %s, %s, was not confirmed. Your investment of %s waits%s: open it to see the reason and what comes next. Questions: %s',
      facts.offered, facts.round_name, app_private.written_money(distributions.amount * facts.price),
      coalesce(' until ' || facts.closes_on, ''), facts.contact),
    '/distribution/' || distributions.id, 'Open the investment')
  from app_public.distributions cross join lateral app_private.receipt_facts(distributions) as facts
  where distributions.process_id = step.process_id and step.service = 'investready'
$$;

create function app_private.mail_signed_copy(signer app_private.envelopes, title text) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_mail(signer.to_email,
    case when facts.offered is null then 'Signed: ' || title else format('Signed for %s: %s', facts.offered, title) end,
    format('Your copy of “%s”: it is signed by all.', title) || case when facts.offered is null then '' else format(' It belongs to %s, %s: %s units for %s.%s Questions: %s',
      facts.offered, facts.round_name, app_private.written_units(facts.units),
      app_private.written_money(facts.units * facts.price), coalesce(' The offering closes on ' || facts.closes_on || '.', ''),
      facts.contact) end,
    app_private.envelope_link(signer.id, 'signed-document'), 'Open the signed document', 'signed_copies', true)
  from (select) as always
  left join lateral (
    select about.*, distributions.amount as units
    from app_public.steps join app_public.distributions on distributions.process_id = steps.process_id
    cross join lateral app_private.receipt_facts(distributions) as about
    where steps.id = signer.about_step_id
  ) as facts on true
$$;
comment on function app_private.mail_signed_copy is
  'Mails a signer the link to their copy, with the investment that it belongs to: two investments may have documents of one title.';
