insert into app_public.reports (name, path, account_types) values
  ('Cap Table', '/api/v2/reports/cap-table', '{issuer,broker}'),
  ('Contacts', '/api/v2/reports/contacts', '{issuer,broker}');
