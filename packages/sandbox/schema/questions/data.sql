insert into app_public.onboarding_question_types (type, name, regex) values
  ('string', 'Text', null), ('email', 'Email', null), ('phone', 'Phone', null), ('number', 'Number', null),
  ('date', 'Date', null), ('boolean', 'Yes or no', null), ('textArea', 'Long text', null),
  ('string', 'US ZIP code', '^\d{5}(?:|-\d{4})$'), ('string', 'CRD number', '^[1-9]\d{0,7}$');
