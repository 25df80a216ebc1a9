-- The rows of a database before the seed, so that the seed can be restored without generating it again.
create table app_private.seeding (
  -- One row, ever.
  id boolean primary key default true check (id),
  size text not null check (size in ('none', 'small', 'large')),
  -- The seed's dates are relative to this day.
  seeded_on date not null default app_private.today(),
  -- The rows written by the schema, by table.
  first_rows jsonb not null
);
comment on table app_private.seeding is 'The seed of the database, and its rows before seeding.';
