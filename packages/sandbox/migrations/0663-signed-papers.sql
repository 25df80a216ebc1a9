-- The papers of an investment, for their signers and their sender.
create function app_public.distributions_signed_documents(distributions app_public.distributions)
returns setof app_public.sent_signing_documents
language sql stable rows 5 security definer set search_path = pg_catalog
as $$
  select sent.*
  from app_public.steps
  join app_private.envelopes on envelopes.step_id = steps.id or envelopes.about_step_id = steps.id
  join app_public.sent_signing_documents as sent on sent.envelope_id = envelopes.id
  where steps.process_id = distributions.process_id and sent.status = 'completed' and not sent.is_test
    and app_private.account_id() in (sent.recipient_id, sent.account_id)
  order by sent.sent_on, sent.name, sent.id
$$;
comment on function app_public.distributions_signed_documents is
  'The documents signed in its steps that the current account signed or sent.';
grant execute on function app_public.distributions_signed_documents to app_user;
