/*
 * CSV imports: what may be asked. The files wait in a table of their own, app_public.imports, until they are confirmed.
 *
 *   operation                  issuer   broker   agent  ats  investor  admin
 *   bulk_customers             owner    owner    -      -    -         -
 *   preview_bulk_customers     admin    admin
 *   bulk_allocation            owner    owner    -      -    -         -
 *   preview_bulk_allocation    admin    admin
 */
select app_private.allow(operation, '{issuer,broker}')
from unnest(array['bulk_customers', 'preview_bulk_customers', 'bulk_allocation', 'preview_bulk_allocation']) as operation;
