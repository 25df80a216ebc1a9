-- Which mails a person gets: a row for each kind that they turned off, or on again. What has no row comes.
create table app_public.mail_choices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_public.users on delete cascade,
  kind text not null check (kind in ('investments', 'offerings', 'withdrawals', 'signed_copies', 'accreditations')),
  is_on boolean not null,
  version bigint not null default 1,
  unique (user_id, kind)
);
comment on table app_public.mail_choices is 'True if a person gets a kind of mail; what has no row comes.';
comment on column app_public.mail_choices.kind is
  'investments made for them, offerings they are invited to, withdrawals of their investors, signed_copies of documents, accreditations that run out.';
comment on column app_public.mail_choices.is_on is 'True if it comes.';
select app_private.make_live('app_public.mail_choices');
select app_private.make_audited('app_public.mail_choices');

alter table app_public.mail_choices enable row level security;
create policy select_own on app_public.mail_choices for select using (user_id = (select app_private.user_id()));
grant select on app_public.mail_choices to app_user;

create function app_public.choose_mail(kind text, is_on boolean) returns app_public.mail_choices
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  person uuid;
  choice app_public.mail_choices;
begin
  perform app_private.require_operation('choose_mail');
  person := app_private.require_own_session();
  if coalesce(choose_mail.kind not in ('investments', 'offerings', 'withdrawals', 'signed_copies', 'accreditations'), true) then
    perform app_private.refuse_field('kind', 'This kind of mail always comes, or there is none.');
  elsif choose_mail.is_on is null then
    perform app_private.refuse_field('isOn', 'A value is missing.');
  end if;
  insert into app_public.mail_choices as choices (user_id, kind, is_on) values (person, choose_mail.kind, choose_mail.is_on)
  on conflict (user_id, kind) do update set is_on = excluded.is_on
  returning * into choice;
  return choice;
end
$$;
comment on function app_public.choose_mail is 'Turns a kind of mail off or on for the signed-in person, in all accounts.';
select app_private.allow_everyone('choose_mail');
grant execute on function app_public.choose_mail to app_user;
