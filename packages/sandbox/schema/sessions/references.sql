-- References to tables of nouns that come later in the manifest.
-- The sessions of a key: within its origins and components, while the key is valid.
alter table app_private.sessions
  add foreign key (embed_key_id) references app_public.embed_keys on delete cascade;
