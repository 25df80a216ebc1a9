insert into app_public.asset_types (type, accounting_type) values
  ('Debt', 'Debt'), ('Fund', 'Fund'), ('Equity', 'Equity');
