alter table app_private.drafts enable row level security;

grant execute on function app_public.open_draft, app_public.save_draft, app_public.discard_draft to app_user;

-- Whose they are, and whether they may fill in the form, is asked of each form: a person without an account has setup alone.
select app_private.allow_everyone(operation) from unnest(array['open_draft', 'save_draft', 'discard_draft']) as operation;
