alter table app_private.permissions enable row level security;

alter table app_private.protected_operations enable row level security;

alter table app_private.feature_operations enable row level security;

alter table app_private.disabled_features enable row level security;

-- The triggers of tables that requests write themselves ask and refuse as the role of the request.
grant execute on function app_private.require_operation to app_user;

/*
 * Each noun permits its operations at the end of its own policies.sql: to owners and admins of accounts of the types that it
 * names, unless it names roles. An operation without a line is refused. Reading needs no line: policies decide on the rows.
 */
