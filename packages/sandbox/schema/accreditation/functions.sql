create function app_private.accreditation_days() returns int
language sql immutable set search_path = pg_catalog
as $$ select 90 $$;
comment on function app_private.accreditation_days is 'The number of days for which a result of the accreditation service is valid.';

create function app_private.note_accreditation() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_public.accreditations as known (investor_id, method, verified_on, expires_on, issuer_id, owner_id)
  values (new.investor_id, left(new.output_data ->> 'method', 50), app_private.today(),
    app_private.today() + app_private.accreditation_days(), new.issuer_id, new.owner_id)
  on conflict (investor_id) do update set
    method = excluded.method, verified_on = excluded.verified_on, expires_on = excluded.expires_on;
  return null;
end
$$;

create function app_public.renew_accreditation() returns app_public.processes
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  investor uuid := app_private.require_operation('renew_accreditation');
  known app_public.accreditations;
  process app_public.processes;
begin
  select * into known from app_public.accreditations where investor_id = investor for update;
  if known.id is null then
    perform app_private.refuse('not_found', 'accreditationNone');
  end if;
  -- One that is under way continues.
  select processes.* into process from app_public.processes
  join app_public.steps on steps.id = processes.current_step
  where processes.id = known.renewal_id and steps.status in ('in_progress', 'processing', 'retry', 'restart');
  if process.id is not null then
    return process;
  end if;
  insert into app_public.processes (name, investor_id, issuer_id, owner_id)
  values ('Accreditation renewal', investor, known.issuer_id, known.owner_id) returning * into process;
  perform app_private.copy_vendor_steps(process.id, $steps$[{
    "type": "async_iframe", "service": "investready", "schema": { "title": "Accreditation" },
    "renderAttributes": {
      "title": "Accreditation", "progressBarTitle": "Accreditation",
      "instructions": "InvestReady checks that you are still an accredited investor. Sign in there and say how you qualify.",
      "languages": { "de": {
        "title": "Akkreditierung", "progressBarTitle": "Akkreditierung",
        "instructions": "InvestReady prüft, ob Sie weiterhin ein akkreditierter Anleger sind. Melden Sie sich dort an und sagen Sie, wie Sie sich qualifizieren."
      } }
    }
  }]$steps$);
  update app_public.processes set current_step = (select id from app_public.steps where process_id = process.id)
  where id = process.id returning * into process;
  update app_public.accreditations set renewal_id = process.id where id = known.id;
  return process;
end
$$;
comment on function app_public.renew_accreditation is
  'Begins or continues the renewal of the accreditation: a process of one step at the accreditation service.';

create function app_private.mail_accreditation(accreditation app_public.accreditations) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_mail(address, 'accreditationSubject',
    case days_left when 0 then 'accreditationToday' else 'accreditation' end,
    jsonb_build_object('count', days_left, 'day', accreditation.expires_on, 'contact', vendors.contact),
    '/settings/qualification-answers', 'accreditationLink', 'accreditations', true)
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
    -- An investor who missed the first reminder receives only the second one.
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
  'Reminds investors whose accreditation expires within 30 days, and again within 7: once each, even with several servers.';
