alter table app_private.envelope_keys enable row level security;

grant execute on function app_public.make_step_document, app_public.delete_step_document, app_public.review_step to app_user;

/*
 * Papers of a step: files that an investor uploads for a custom step of the service document_upload. They belong to the step.
 * Only the investor sees them until the step is sent; then the vendor sees them too.
 *
 *   operation              investor     issuer, broker
 *   make_step_document     their own    -
 *   delete_step_document   their own    -
 *   review_step            -            of investments they sell or issue
 *
 * Viewers do none of it.
 */
select app_private.allow('make_step_document', '{investor}'), app_private.allow('delete_step_document', '{investor}'),
  app_private.allow('make_document_location', '{investor}'), app_private.allow('review_step', '{issuer,broker}');
