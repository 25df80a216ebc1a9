select app_private.make_audited('app_private.disabled_features');
select app_private.show_as_written('app_private.disabled_features', '*feature');

create trigger announce_to_people after insert or delete on app_private.disabled_features
  for each row execute function app_private.announce_to_people();
