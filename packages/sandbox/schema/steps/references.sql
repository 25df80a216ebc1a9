-- References to tables of nouns that come later in the manifest.
-- A task may be about an envelope, with a step or without one.
alter table app_private.step_callbacks
  add column envelope_id uuid references app_private.envelopes on delete cascade,
  add check (num_nonnulls(step_id, envelope_id) > 0);
create index on app_private.step_callbacks (envelope_id);
