/*
 * Several sign the documents of a step: a list of them for the page, a mail sent again, and reminders 3 and 7 days after it became
 * a signer's turn.
 */
create function app_private.signers_of_step(step_id uuid, reader uuid) returns jsonb
language sql stable set search_path = pg_catalog
as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'id', id, 'name', to_name, 'capacity', capacity,
    'status', case when status = 'completed' then 'signed' when invited_on is null then 'later' else 'waiting' end,
    'isYours', envelopes.step_id is not null and coalesce(app_private.signs_as(envelopes, reader), false),
    'isMailed', mailed_on is not null, 'mailedTo', case
      when mailed_on is not null and envelopes.step_id is not null and app_private.signs_as(envelopes, reader) then to_email
    end, 'canBeMailed', to_email is not null,
    'signedBy', certificate -> 'signedBy', 'signedOn', certificate -> 'signedOn', 'since', invited_on, 'mailedOn', mailed_on
  )) order by signing_order, place), '[]')
  from app_private.envelopes where set_id = app_private.open_set_of(signers_of_step.step_id)
$$;
comment on function app_private.signers_of_step is 'The signers of a step in their order: who has signed, whose turn it is, and since when.';

create function app_private.mail_signer(envelope app_private.envelopes) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.mail_envelope(envelope, app_private.title_of(envelope));
  update app_private.envelopes set mailed_on = app_private.now() where id = envelope.id;
$$;

create function app_private.mail_signer_again(step_id uuid, envelope_id uuid) returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  envelope app_private.envelopes;
begin
  select * into envelope from app_private.envelopes
  where id = envelope_id and about_step_id = mail_signer_again.step_id and status = 'sent' and invited_on is not null
    and set_id = app_private.open_set_of(mail_signer_again.step_id) for update;
  -- Pressed twice, it is sent once.
  if envelope.id is null or envelope.to_email is null or envelope.mailed_on > app_private.now() - interval '1 minute' then
    return false;
  end if;
  perform app_private.mail_signer(envelope);
  return true;
end
$$;
comment on function app_private.mail_signer_again is 'Sends the mail of a signer whose turn it is again; at most once a minute.';

create function app_private.remind_signers() returns int
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  envelope app_private.envelopes;
  due int;
  mailed int := 0;
begin
  for envelope in select * from app_private.envelopes
    where status = 'sent' and not is_test and mailed_on is not null and reminders < 2
      and invited_on <= app_private.now() - interval '3 days' order by id for update skip locked
  loop
    due := case when envelope.invited_on <= app_private.now() - interval '7 days' then 2 else 1 end;
    if envelope.reminders < due then
      perform app_private.mail_signer(envelope);
      update app_private.envelopes set reminders = due where id = envelope.id;
      mailed := mailed + 1;
    end if;
  end loop;
  return mailed;
end
$$;
comment on function app_private.remind_signers is
  'Mails signers whose turn it has been for 3 days, and again after 7: once each, however often it is called.';
