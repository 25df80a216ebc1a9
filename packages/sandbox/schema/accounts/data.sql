insert into app_public.investor_account_types (id, type, min_parties, max_parties) values
  (1, 'Individual', 1, 1), (2, 'Individual IRA', 1, 1), (3, 'Individual Roth IRA', 1, 1),
  (4, 'Joint TIC', 2, 2), (5, 'Joint TWROS', 2, 2),
  (6, 'Revocable Trust', 1, null), (7, 'Irrevocable Trust', 1, null),
  (8, 'Sole Proprietorship', 1, 1), (9, 'Sole Proprietorship SEP IRA', 1, 1),
  (10, 'Sole Proprietorship Simple IRA', 1, 1),
  (11, 'Limited Partnership', 1, null), (12, 'Limited Partnership SEP IRA', 1, 1),
  (13, 'Limited Partnership Simple IRA', 1, 1),
  (14, 'LLC', 1, null), (15, 'LLC SEP IRA', 1, 1), (16, 'LLC Simple IRA', 1, 1),
  (17, 'Corporation', 1, null), (18, 'Corporation SEP IRA', 1, 1), (19, 'Corporation Simple IRA', 1, 1),
  (20, 'Estate', 1, 1);
