create trigger refuse_rewriting before update or delete or truncate on app_public.operations
  for each statement execute function app_private.refuse_rewriting();
create trigger refuse_rewriting before update or delete or truncate on app_public.changes
  for each statement execute function app_private.refuse_rewriting();
