alter table app_private.sessions enable row level security;

alter table app_private.ended_sessions enable row level security;

alter table app_public.user_sessions enable row level security;
create policy select_own on app_public.user_sessions for select using (
  user_id = (select app_private.user_id())
  and expires_at > (select app_private.now())
  and (select current_setting('app.session_kind', true)) = 'cookie'
);
grant select on app_public.user_sessions to app_user;

grant execute on function app_public.user_sessions_is_current to app_user;
grant execute on function app_public.end_session, app_public.end_other_sessions to app_user;

select app_private.allow_everyone(operation) from unnest(array['end_session', 'end_other_sessions']) as operation;
