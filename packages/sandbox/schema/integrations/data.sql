insert into app_public.integration_types (type, name, for_investors) values
  ('portfolio', 'Portfolio', true), ('compliance', 'Compliance', false), ('signing', 'Signing', false),
  ('payment', 'Payment processing', false), ('information', 'Information Gathering', false);
