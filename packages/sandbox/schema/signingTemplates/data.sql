insert into app_public.mapping_roles (id, description) values
  ('not mapped', 'Not mapped yet'),
  ('investor', 'The investor who makes the investment'),
  ('issuer', 'The issuer of the round'),
  ('seller', 'The account that owns the allocation'),
  ('static', 'Always the same name and e-mail address');

insert into app_public.mapping_fields (id, field, description, test_value, is_provider_only) values
  (1, 'static', 'The same text in every document', 'Static text', false),
  (2, 'custom', 'A text with names of fields in it, such as {{investor_name}}', 'Custom text', false),
  (3, 'investor_name', 'Name of the investor account', 'Jordan Avery', false),
  (4, 'investor_email', 'Email address of the investor', 'jordan.avery@example.com', false),
  (5, 'investor_type', 'Kind of investor', 'Individual', false),
  (6, 'issuer_name', 'Name of the issuer', 'Example Issuer, Inc.', false),
  (7, 'seller_name', 'Name of the account that sells', 'Example Securities LLC', false),
  (8, 'asset_name', 'Name of the asset, as its offering shows it', 'Example Preferred', false),
  (9, 'round_name', 'Name of the round', 'Series A', false),
  (10, 'units', 'Units of the investment', '1,000', false),
  (11, 'price_per_unit', 'Price per unit (USD)', '12.50', false),
  (12, 'total_investment', 'Units times price (USD)', '12,500.00', false),
  (13, 'signing_date', 'Day the document is sent', '02/16/2026', false),
  (14, 'template provided', 'Filled in by the signing provider', '', true),
  (15, 'not supported', 'A kind of field that cannot be filled in here', '', true),
  (16, 'error', 'A field the provider could not read', '', true);
