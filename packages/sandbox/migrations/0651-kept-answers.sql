-- The answers that a draft stores: none that is secret, none to a question that the form does not have. And the
-- end of a draft.
create function app_private.is_secret_field(field jsonb) returns boolean
language sql immutable set search_path = pg_catalog
as $$
  select lower(coalesce(field ->> 'type', '')) in ('password', 'taxid')
    or concat_ws(' ', field ->> 'key', field ->> 'displayKey')
      ~* '\m(ssn|ein|itin|tin|pin|iban|cvc|cvv)\M|(tax|employer|taxpayer)[ _-]?id|social[ _-]?security|passw|passcode|(account|card|routing)[ _-]?number'
$$;
comment on function app_private.is_secret_field is 'True if a draft leaves the field''s answer out, because of its kind or its subject.';

/*
 * An answer that may contain a tax id is left out as a whole: nine digits in a row, or grouped as 123-45-6789
 * or 12-3456789, with a dash, a space or a dot between. It is never shortened or blanked, because that would
 * change the typed answer.
 *
 * Kept are a phone number (ten digits, or any after a +), a ZIP+4 (97201-1234), an e-mail address, and nine digits in a row
 * where the form asks for a number.
 */
create function app_private.is_like_tax_id(answer jsonb, is_number boolean default false) returns boolean
language sql immutable set search_path = pg_catalog
as $$
  select coalesce(
    written ~ '(^|[^[:alnum:].-])(\d{3}[-–—. ]\d{2}[-–—. ]\d{4}|\d{2}[-–—. ]\d{7})($|[^[:alnum:]@-])'
    or not is_number and written ~ '(^|[^[:alnum:].-])\d{9}($|[^[:alnum:]@-])', false)
  -- A phone number with its country is none.
  from regexp_replace(answer #>> '{}', '\+\d[\d() .-]*', '+', 'g') as written
$$;
comment on function app_private.is_like_tax_id is 'True if a tax id may stand anywhere in an answer.';

create function app_private.is_kept_of_setup(answer jsonb, depth int) returns boolean
language sql immutable set search_path = pg_catalog
as $$
  select case when jsonb_typeof(answer) in ('object', 'array') then depth <= 3 else not app_private.is_like_tax_id(answer) end
$$;

create function app_private.kept_of_setup(answers jsonb, depth int default 0) returns jsonb
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  -- The account, its parties, the address of one: deeper than that nothing is asked.
  if jsonb_typeof(answers) = 'array' then
    return (select coalesce(jsonb_agg(app_private.kept_of_setup(item, depth + 1) order by place), '[]')
      from jsonb_array_elements(answers) with ordinality as items (item, place)
      where app_private.is_kept_of_setup(item, depth + 1));
  elsif jsonb_typeof(answers) <> 'object' then
    return answers;
  end if;
  return (select coalesce(jsonb_object_agg(key, app_private.kept_of_setup(value, depth + 1)), '{}') from jsonb_each(answers)
    where key in ('type', 'accountName', 'formationDate', 'dateExecuted', 'address', 'hasMailing', 'mailing', 'parties',
      'firstName', 'lastName', 'email', 'dateOfBirth', 'usCitizen', 'allowLogin', 'loginRole', 'sameAddress',
      'countryId', 'lineOne', 'lineTwo', 'city', 'province', 'postalCode')
      and app_private.is_kept_of_setup(value, depth + 1));
end
$$;

comment on function app_private.kept_of_setup is
  'Account setup without tax ids, and without the attestation, which is given when it is sent.';

create function app_private.kept_answers(schema jsonb, answers jsonb) returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select case when schema is null then app_private.kept_of_setup(answers) else (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(answers)
    where exists (
      select from jsonb_array_elements(app_private.step_fields(schema)) as fields (field)
      where field ->> 'key' = key and not app_private.is_secret_field(field)
        and not app_private.is_like_tax_id(value,
          lower(coalesce(field ->> 'type', '')) in ('number', 'numberwithprecision', 'integer')))
  ) end
$$;
comment on function app_private.kept_answers is 'The answers that a draft keeps: of a step''s form, or of account setup without a schema.';

create function app_private.end_drafts() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  delete from app_private.drafts where place_id = new.id;
  return null;
end
$$;
create trigger end_drafts after update of status on app_public.steps
  for each row when (new.status = 'complete' and old.status <> 'complete')
  execute function app_private.end_drafts();
create trigger end_drafts after update of setup on app_public.accounts
  for each row when (new.setup and not old.setup) execute function app_private.end_drafts();
