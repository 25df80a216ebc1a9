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

create function app_private.send_receipt(address text, subject text, words text, details jsonb, link text, label text)
returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_private.outbox (to_email, subject, html, contents, locale, is_notice)
  select address, written.subject, written.html, contents, app_private.locale_of(address), true
  from app_private.mail_contents(send_receipt.subject, words, details, link, label) as contents,
    app_private.write_mail(contents) as written
  where address is not null
$$;
comment on function app_private.send_receipt is 'Sends a receipt: always, and counted for no limit.';

create function app_private.mail_invested(distribution app_public.distributions) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_receipt(facts.address, 'investedSubject',
    case when facts.closes_on is null then 'investedOpen' else 'invested' end,
    jsonb_build_object('total', app_private.written_money(distribution.amount * facts.price), 'asset', facts.offered,
      'round', facts.round_name, 'units', app_private.written_units(distribution.amount),
      'price', app_private.written_price(facts.price), 'vendor', facts.vendor, 'day', facts.closes_on,
      'contact', facts.contact),
    '/distribution/' || distribution.id, 'investmentLink')
  from app_private.receipt_facts(distribution) as facts
$$;

create function app_private.mail_wire_details(step_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_receipt(facts.address, 'payByWireSubject',
    case when facts.closes_on is null then 'payByWireOpen' else 'payByWire' end,
    jsonb_build_object('total', app_private.written_money(due.total), 'asset', facts.offered, 'round', facts.round_name,
      'vendor', facts.vendor, 'day', facts.closes_on, 'contact', facts.contact),
    '/distribution/' || distributions.id, 'payByWireLink')
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
  perform app_private.send_receipt(facts.address, 'paymentSubject',
    case when due.rest <= 0 then 'paymentInFull' when facts.closes_on is null then 'payment' else 'paymentBy' end,
    jsonb_build_object('vendor', facts.vendor, 'total', app_private.written_money(new.amount), 'day', new.paid_on,
      'asset', facts.offered, 'round', facts.round_name, 'rest', app_private.written_money(due.rest),
      'deadline', facts.closes_on, 'contact', facts.contact),
    '/distribution/' || distributions.id, 'investmentLink')
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
  select app_private.send_receipt(facts.address, 'issuedSubject', 'issued',
    jsonb_build_object('units', app_private.written_units(distribution.amount), 'asset', facts.offered,
      'round', facts.round_name, 'day', app_private.today(), 'price', app_private.written_price(facts.price),
      'contact', facts.contact),
    '/portfolio', 'issuedLink')
  from app_private.receipt_facts(distribution) as facts
$$;

create function app_private.mail_failed_accreditation(step app_public.steps) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_receipt(facts.address, 'accreditationFailedSubject',
    case when facts.closes_on is null then 'accreditationFailedOpen' else 'accreditationFailed' end,
    jsonb_build_object('asset', facts.offered, 'round', facts.round_name,
      'total', app_private.written_money(distributions.amount * facts.price), 'day', facts.closes_on,
      'contact', facts.contact),
    '/distribution/' || distributions.id, 'investmentLink')
  from app_public.distributions cross join lateral app_private.receipt_facts(distributions) as facts
  where distributions.process_id = step.process_id and step.service = 'investready'
$$;

create function app_private.mail_signed_copy(signer app_private.envelopes, title text) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_mail(signer.to_email,
    case when facts.offered is null then 'signedSubject' else 'signedForSubject' end,
    case when facts.offered is null then 'signedCopy' when facts.closes_on is null then 'signedCopyFor'
      else 'signedCopyForBy' end,
    jsonb_build_object('title', title, 'asset', facts.offered, 'round', facts.round_name,
      'units', app_private.written_units(facts.units), 'total', app_private.written_money(facts.units * facts.price),
      'day', facts.closes_on, 'contact', facts.contact),
    app_private.envelope_link(signer.id, 'signed-document'), 'signedLink', 'signed_copies', true)
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
