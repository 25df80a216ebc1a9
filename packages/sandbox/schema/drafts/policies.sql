alter table app_private.drafts enable row level security;

grant execute on function app_public.open_draft, app_public.save_draft, app_public.discard_draft to app_user;

-- Each form decides the owner of its drafts, and the people who may fill it in: a person without an account has only setup.
select app_private.allow_everyone(operation) from unnest(array['open_draft', 'save_draft', 'discard_draft']) as operation;
