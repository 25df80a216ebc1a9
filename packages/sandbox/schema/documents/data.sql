insert into app_public.document_sharing_allowed_shares (id, type, from_account_type, to_role, name) values
  (1, 'holding', 'issuer', 'investor', 'The investor'),
  (2, 'holding', 'issuer', 'broker', 'Distributors of the round'),
  (3, 'holding', 'issuer', 'agent', 'The transfer agent'),
  (4, 'security', 'issuer', 'investor', 'All holders'),
  (5, 'security', 'issuer', 'broker', 'Distributors'),
  (6, 'security', 'issuer', 'agent', 'The transfer agent'),
  (7, 'security', 'issuer', 'ats', 'The trading system'),
  (8, 'security', 'ats', 'issuer', 'The issuer'),
  (9, 'security', 'ats', 'investor', 'All holders'),
  (10, 'security', 'ats', 'broker', 'Distributors');

insert into app_public.document_sharing_allowed_shares (id, type, from_account_type, to_role, name) values
  (11, 'step', 'investor', 'issuer', 'The issuer'),
  (12, 'step', 'investor', 'broker', 'The distributor');
