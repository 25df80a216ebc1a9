insert into app_private.upload_types (extension, content_type, magic, allowed) values
  ('csv', 'text/csv', null, true),
  ('tsv', 'text/tab-separated-values', null, true),
  ('pdf', 'application/pdf', '%PDF-', true),
  ('xls', 'application/vnd.ms-excel', '\xd0cf11e0a1b11ae1', true),
  ('txt', 'text/plain', null, true),
  ('xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '\x504b0304', false),
  ('docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', '\x504b0304', false),
  ('png', 'image/png', '\x89504e470d0a1a0a', false),
  ('jpg', 'image/jpeg', '\xffd8ff', false);
