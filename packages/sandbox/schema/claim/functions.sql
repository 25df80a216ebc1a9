create function app_private.make_account(vendor uuid, name text, email text) returns uuid
language sql volatile set search_path = pg_catalog
as $$
  with made as (
    insert into app_public.accounts (type, name, contact_name, email) values ('investor', name, name, email) returning id
  )
  insert into app_private.made_accounts (account_id, vendor_id) select id, vendor from made returning account_id
$$;
comment on function app_private.make_account is 'Creates an account for a person that a vendor enters. It belongs to the vendor until the person claims it.';

create function app_private.is_claimed(account_id uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select exists (
    select from app_public.users_accounts as places
    where places.account_id = is_claimed.account_id
      -- Neither a placeholder for the future owner nor a person who was only invited counts as joined.
      and not exists (select from app_private.made_accounts where stand_in = places.user_id)
      and not exists (select from app_private.invited_delegates where users_account_id = places.id)
  )
$$;

create function app_private.send_claim_link(account_id uuid, email text) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  link app_private.mail_links;
begin
  insert into app_private.mail_links (kind, account_id, email) values ('claim', account_id, lower(btrim(email)))
  on conflict on constraint mail_links_account_id_kind_email_key do update set kind = 'claim' returning * into link;
  -- A visitor who knows an address must not be able to flood it.
  if link.sent_on is null or link.sent_on < app_private.now() - interval '1 minute' then
    perform app_private.send_link(link.id);
  end if;
end
$$;

create function app_private.mail_claims(email text) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  address text := lower(btrim(email));
begin
  if not app_private.is_email(address) then
    perform app_private.refuse_field('email', 'emailRequired');
  end if;
  -- To refuse the mail would tell that there is an account.
  perform app_private.mail_quietly(true);
  perform app_private.send_claim_link(unclaimed.id, address)
  from (
    select id from app_public.accounts
    where lower(accounts.email) = address and type <> 'admin' and not app_private.is_claimed(id)
      and not exists (select from app_private.made_accounts where account_id = accounts.id and claimed_before)
      and not exists (
        select from app_public.customers
        where investor_id = accounts.id and import_id = any (app_private.staged_imports())
      )
    order by id limit 20
  ) as unclaimed;
  perform app_private.mail_quietly(false);
end
$$;
comment on function app_private.mail_claims is
  'Sends mails that are requested without sign-in: a person cannot sign in before they claim the account that was created for them.';

create function app_public.send_claim_account_email(email text) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.require_operation('send_claim_account_email');
  perform app_private.mail_claims(email);
end
$$;
comment on function app_public.send_claim_account_email is
  'Mails a link for every unclaimed account of this address; the answer is the same if there is none.';

create function app_private.mail_again(id uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  link app_private.mail_links;
begin
  -- A link that belongs to a person is requested again by that person only.
  select * into link from app_private.mail_links
  where mail_links.id = mail_again.id and account_id is not null for update;
  if link is null then
    perform app_private.refuse('not_found', 'emailUnknown');
  elsif link.used_at is not null then
    perform app_private.refuse('account_claimed', 'claimed');
  elsif link.sent_on > app_private.now() - interval '1 minute' then
    perform app_private.refuse('mail_just_sent', 'mailJustSent');
  end if;
  perform app_private.send_link(link.id);
end
$$;

create function app_public.resend_email(id uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.require_operation('resend_email');
  perform app_private.mail_again(id);
end
$$;
comment on function app_public.resend_email is 'Mails a link again with a new token; the previous one becomes invalid.';

-- The user who acts in an account that a vendor made: a placeholder for its owner, until it is claimed.
create function app_private.stand_in_of(account uuid) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  made app_private.made_accounts;
  person uuid := gen_random_uuid();
begin
  select * into made from app_private.made_accounts where account_id = account for update;
  if made.stand_in is not null or made.account_id is null then
    return made.stand_in;
  end if;
  -- A placeholder: without an address, so that it cannot sign in, and without data of the account's person.
  insert into app_public.users (id, first_name, last_name)
  select person, split_part(known, ' ', 1), substr(known, strpos(known || ' ', ' ') + 1)
  from (select left(coalesce(contact_name, name), 100) as known from app_public.accounts where id = account) as written;
  update app_private.made_accounts set stand_in = person where account_id = account;
  insert into app_public.users_accounts (user_id, account_id, role) values (person, account, 'account_owner');
  return person;
end
$$;
comment on function app_private.stand_in_of is 'The user of a vendor''s pages in an account that the vendor created; null for other accounts, and after it is claimed.';

create function app_private.keep_contact(vendor uuid, account uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  contact app_public.customers;
  entry uuid;
begin
  select * into contact from app_public.customers where account_id = vendor and investor_id = account;
  if contact.id is not null then
    entry := app_private.make_account(vendor, contact.contact_name, contact.email);
    update app_private.made_accounts set claimed_before = true where account_id = entry;
    update app_public.customers set investor_id = entry where id = contact.id;
    perform app_private.show(vendor, entry);
  end if;
  delete from app_private.visible_rows where account_id = vendor and row_id = account;
end
$$;
comment on function app_private.keep_contact is
  'Keeps the contact that a vendor entered. The account then belongs only to the person, who does not work with the vendor yet.';

create function app_private.is_untouched(account uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select not exists (select from app_private.made_accounts where account_id = account and stand_in is not null)
    and not exists (select from app_public.distributions where investor_id = account)
    and not exists (select from app_public.holdings where investor_id = account)
$$;
comment on function app_private.is_untouched is 'True if an account that a vendor created is only an entry in its contacts.';

create function app_private.end_making() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  made app_private.made_accounts;
begin
  select * into made from app_private.made_accounts where account_id = new.account_id for update;
  if made.account_id is null or made.stand_in = new.user_id then
    return new;
  end if;
  if app_private.is_untouched(made.account_id) then
    perform app_private.keep_contact(made.vendor_id, made.account_id);
  end if;
  delete from app_private.made_accounts where account_id = made.account_id;
  delete from app_public.users_accounts where account_id = made.account_id and user_id = made.stand_in;
  -- Their sessions end with them.
  update app_public.users set status = 'inactive' where id = made.stand_in;
  return new;
end
$$;
comment on function app_private.end_making is 'Ends the vendor''s control of an account that it created, when the account gets its owner.';

create function app_private.invited_account() returns uuid
language sql stable set search_path = pg_catalog
as $$
  select coalesce(nullif(current_setting('app.invited_account', true), '')::uuid, app_private.account_id())
$$;
comment on function app_private.invited_account is 'The account whose invitations are requested; the session of an invited user acts for no account.';

create function app_public.invitations() returns setof app_public.invitation
language sql stable rows 10 security definer set search_path = pg_catalog
as $$
  select distributions.id, distributions.owner_id, allocations.id, coalesce(securities.name, assets.name),
    coalesce(securities.ticker, rounds.name), issuers.name, sellers.name, rounds.terms_url, distributions.amount,
    prices.price, distributions.status, distributions.created_on,
    app_private.platform_origin() || '/login?next=%2Fdistribution%2F' || distributions.id
  from app_private.prepared_distributions as prepared
  join app_public.distributions on distributions.id = prepared.distribution_id
  join app_public.allocations on allocations.id = distributions.allocation_id
  join app_public.rounds on rounds.id = allocations.round_id
  join app_public.assets on assets.id = rounds.asset_id
  join app_public.accounts as issuers on issuers.id = distributions.issuer_id
  join app_public.accounts as sellers on sellers.id = distributions.owner_id
  left join app_public.securities on securities.id = rounds.security_id
  left join app_public.distribution_prices as prices on prices.id = distributions.purchase_price_id
  where distributions.investor_id = app_private.invited_account() and distributions.status <> 'deleted'
    and distributions.owner_id = coalesce(nullif(current_setting('app.invited_by', true), '')::uuid, distributions.owner_id)
  order by distributions.created_on desc, distributions.id
$$;
comment on function app_public.invitations is 'The investments that vendors prepared for the current account, newest first.';
