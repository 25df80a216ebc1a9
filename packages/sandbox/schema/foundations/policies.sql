alter table app_private.clock enable row level security;

grant execute on function app_private.user_id(), app_private.account_id(), app_private.embed_vendor() to app_user;
grant execute on function app_private.now(), app_private.today() to app_user;

-- The triggers of tables that people write to directly ask both as them.
grant execute on function app_private.refuse, app_private.with_values, app_private.in_english, app_private.fill_in, app_private.error_texts to app_user;
grant execute on function app_private.hides_characters, app_private.holds_web_address, app_private.is_email to app_user;
