import type { ErrorEntry } from './ErrorEntry'
import type { platformErrors } from './platformErrors'

const entry = (what: string, why: string, todo: string): ErrorEntry => ({ what, why, todo })

/**
 * Every error Capstan raises itself, by its code. What the platform refuses brings its own sentence: its words stand in
 * `platformErrors`, and on the errors page of the docs, but in no bundle.
 */
export const errorCatalogue = {
  unauthenticated: entry(
    'Not signed in.',
    'There is no session, or it has expired.',
    'Sign in again, or return a fresh token from fetchSession.',
  ),
  session_failed: entry(
    'No session could be fetched.',
    'The function fetchSession threw, or answered without a token.',
    'Look at the cause, and at your endpoint that creates embed sessions.',
  ),
  account_not_available: entry(
    'This account cannot be used.',
    'The person signed in does not belong to it.',
    'Pass an account of theirs to createCapstan.',
  ),
  delegate_suspended: entry(
    'Your access to this account is suspended.',
    'An owner of the account suspended it.',
    'Ask an owner of the account to restore it.',
  ),
  feature_not_available: entry(
    'This feature is not available.',
    'An administrator of the platform switched it off for this account.',
    'Ask an administrator of the platform.',
  ),
  account_suspended: entry(
    'This account is suspended.',
    'An administrator of the platform suspended it.',
    'Ask an administrator of the platform, or act for another account.',
  ),
  not_found: entry(
    'There is nothing here.',
    'No such record exists, or this account may not see it.',
    'Check the id and the account.',
  ),
  internal: entry(
    'Something went wrong on the platform.',
    'The request is correct.',
    'Try again. If it fails again, report the request id.',
  ),
  network_failed: entry(
    'The platform could not be reached.',
    'The connection failed, or no answer arrived in time.',
    'Check the endpoint and the connection, then try again. A write may have been carried out: send it again with the same key.',
  ),
  server_unavailable: entry(
    'The platform is not available.',
    'It answered with a server error.',
    'Try again later.',
  ),
  upload_failed: entry(
    'Unknown error occurred.',
    'The file was refused, or its upload was interrupted.',
    'Request a new address and send the file again.',
  ),
  uncertain: entry(
    'It is not known whether this went through.',
    'The request or its answer was lost.',
    'Send it again with the same idempotency key (details.idempotencyKey). It is carried out only once.',
  ),
  earlier_write_made: entry(
    'What you sent before went through after all. Look at it before you send this, too.',
    'The answer to an earlier write of the same kind was lost. The platform has now confirmed that write.',
    'Show the earlier write (details.answer). Sending again makes a new write.',
  ),
  aborted: entry('The request was cancelled.', 'The caller no longer needs the answer.', 'Nothing.'),
  unhandled_graphql_error: entry(
    'Unhandled graphql error',
    'The platform returned an error without a code.',
    'Try again. If it fails again, report the request id.',
  ),
  answer_unreadable: entry(
    'The platform’s answer could not be read.',
    'The answer is not the JSON of GraphQL.',
    'Check that `endpoint` is the address of the platform and not of a page.',
  ),
  not_cached: entry(
    'The answer is not in the cache.',
    'The policy cache-only sends no request.',
    'Send the query once with another policy.',
  ),
  rows_moved: entry(
    'The list changed while it was read.',
    'Rows were added or removed between two pages, more than once.',
    'Send the query again.',
  ),
  too_many_rows: entry(
    'Viewing over 50,000 rows is not supported.',
    'The whole list was requested, and it has more rows than a grid can show.',
    'Filter the list first.',
  ),
  policy_not_allowed: entry(
    'Network policy not allowed',
    'The policies are cache-first, cache-only, network-only and network-once.',
    'Use one of them.',
  ),
  instance_destroyed: entry(
    'This Capstan instance is destroyed.',
    'It was ended by `destroy()` or `logout()`.',
    'Create a new one with `createCapstan`.',
  ),
  step_not_current: entry(
    'This step is not active.',
    'Another step of the process comes first, or this one is done.',
    'Go to the active step.',
  ),
  step_invalid: entry(
    'Some answers are not valid.',
    'They do not fit the schema of the step.',
    'Correct the fields named in details.',
  ),
  before_submit_failed: entry(
    'The answer of beforeSubmit could not be used.',
    'The reason is in details.reason: timeout, answer or patch.',
    'Return nothing, { ok: true, patch } or { ok: false, message }.',
  ),
  invalid_decimal: entry(
    'This is not a decimal number.',
    'A decimal has plain digits, at most 18 decimal places and an optional minus. Exponents and grouping are refused.',
    'Pass digits such as 1234.50.',
  ),
  division_by_zero: entry(
    'A number was divided by zero.',
    'A quotient by zero does not exist.',
    'Check the divisor first, and show N/A.',
  ),
  invalid_scale: entry(
    'Scale must be an integer value.',
    'The number of decimal places is 0, 1, 2 and so on.',
    'Pass the number of decimal places of the result.',
  ),
  invalid_day: entry(
    'This is not a calendar day.',
    'A day has the format YYYY-MM-DD and exists in the calendar.',
    'Pass a day such as 2026-02-16.',
  ),
  invalid_part: entry(
    'This is not a part of a whole.',
    'A part is 0 or more, because a chart of parts cannot show a negative one.',
    'Pass 0 or more for each part, and show negative figures in a table.',
  ),
  // The specification's text, with its typing error. (ALLOC-065)
  unsupported_annotation: entry(
    'Unsupported type supplied to annotation from.',
    'Only allocations and distributions have notes.',
    'Pass the type allocation or distribution.',
  ),
  invalid_vesting: entry(
    'This is not a vesting schedule.',
    'A schedule has 1 to 1,200 periods, and a cliff of at most as many.',
    'Correct the periods or the cliff.',
  ),
} as const satisfies Record<string, ErrorEntry>

/** A code of the catalogue, or one the platform answers. A newer platform may answer others. */
export type ErrorCode = keyof typeof errorCatalogue | keyof typeof platformErrors
