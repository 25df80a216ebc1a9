-- Rows computed for a day are a list like any other: with pages, filters and sorting.
comment on function app_public.cap_table is
  E'@filterable\n@sortable\n@sorted asset_name,asset_id,status,-units,investor_id\nThe stakeholders of the assets the account sees, or of one round, today or at the end of a day, when only issued units are known.';
comment on function app_public.cap_table_rounds is
  E'@filterable\n@sortable\nThe issued units of each round of the assets that the account sees, today or at the end of a day.';
