-- Before an accreditation expires its investor is mailed, and its vendors get an event: 30 days before, and 7.
create table app_private.accreditation_reminders (
  accreditation_id uuid not null references app_public.accreditations on delete cascade,
  -- After a renewal it has another last day, of which the investor is notified again.
  expires_on date not null,
  days int not null check (days in (30, 7)),
  primary key (accreditation_id, expires_on, days)
);
alter table app_private.accreditation_reminders enable row level security;
-- Finds what expires soon.
create index on app_public.accreditations (expires_on);

create function app_private.mail_accreditation(accreditation app_public.accreditations) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_mail(address, format('Your accreditation expires on %s', accreditation.expires_on),
    case days_left
      when 0 then format('Today is the last day of your accreditation as an investor. Renew it, so that no investment has to wait for it. Questions: %s', vendors.contact)
      else format('Your accreditation as an investor expires in %s, on %s. Renew it before, so that no investment has to wait for it. Questions: %s',
        case days_left when 1 then '1 day' else days_left || ' days' end, accreditation.expires_on, vendors.contact)
    end,
    '/settings/qualification-answers', 'Renew the accreditation', 'accreditations', true)
  from (select accreditation.expires_on - app_private.today() as days_left) as left_over,
    (select app_private.address_of(accreditation.investor_id) as address) as reader,
    (
      select coalesce(support_email, email, name) as contact from app_public.accounts where id = accreditation.owner_id
    ) as vendors
  where address is not null
$$;

create function app_private.remind_of_accreditations() returns int
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  accreditation app_public.accreditations;
  days int;
  mailed int := 0;
begin
  for accreditation in select * from app_public.accreditations
    where expires_on between app_private.today() and app_private.today() + 30 order by id
  loop
    -- An investor who missed the first reminder receives only the second.
    days := case when accreditation.expires_on - app_private.today() <= 7 then 7 else 30 end;
    insert into app_private.accreditation_reminders (accreditation_id, expires_on, days)
    values (accreditation.id, accreditation.expires_on, days) on conflict do nothing;
    if found then
      perform app_private.mail_accreditation(accreditation);
      perform app_private.write_event(array[accreditation.issuer_id, accreditation.owner_id], 'accreditation.runningOut',
        'accreditation', accreditation.id, accreditation.version, '/investor/' || accreditation.investor_id,
        jsonb_build_object('accreditationId', accreditation.id, 'investorId', accreditation.investor_id,
          'expiresOn', accreditation.expires_on, 'withinDays', days));
      mailed := mailed + 1;
    end if;
  end loop;
  return mailed;
end
$$;
comment on function app_private.remind_of_accreditations is
  'Mails investors with an accreditation that expires within 30 days, and again within 7: once each, also with several servers.';
