-- Claiming: an account without members goes to the person who reads the mail of its address.
create index on app_public.accounts (lower(email));

create function app_private.is_claimed(account_id uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select exists (
    select from app_public.users_accounts as places
    where places.account_id = is_claimed.account_id
      -- Neither who stands in for its future owner nor who was only invited so far has come for it.
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
    perform app_private.refuse_field('email', 'Email is required.');
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
  'Mails about an address, requested without sign-in: the person an account was made for cannot sign in before they claim it.';

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
    perform app_private.refuse('not_found', 'This email does not exist.');
  elsif link.used_at is not null then
    perform app_private.refuse('account_claimed', 'Account has already been claimed!');
  elsif link.sent_on > app_private.now() - interval '1 minute' then
    perform app_private.refuse('mail_just_sent', 'This email was sent a moment ago.');
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
comment on function app_public.resend_email is 'Mails a link again, with a new token; the one before opens nothing any more.';
grant execute on function app_public.send_claim_account_email, app_public.resend_email to app_user;
