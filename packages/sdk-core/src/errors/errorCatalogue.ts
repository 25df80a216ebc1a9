import type { platformErrors } from './platformErrors'

/** One error of the catalogue: its message, its cause and its remedy. */
export interface ErrorEntry {
  what: string
  why: string
  todo: string
}

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
    'It is not the request’s fault.',
    'Try again; if it goes on, report the request id.',
  ),
  network_failed: entry(
    'The platform could not be reached.',
    'The connection failed or no answer came in time.',
    'Check the endpoint and the connection, then try again. A write may have happened: send it again with the same key.',
  ),
  server_unavailable: entry(
    'The platform is not available.',
    'It answered with a fault of its own.',
    'Try again in a while.',
  ),
  upload_failed: entry(
    'Unknown error occurred.',
    'The file was refused, or did not get through.',
    'Ask for a new address and send it again.',
  ),
  uncertain: entry(
    'It is not known whether this went through.',
    'The request or its answer was lost on the way.',
    'Send it again with the same idempotency key (details.idempotencyKey): it cannot happen twice.',
  ),
  earlier_write_made: entry(
    'What you sent before went through after all. Look at it before you send this, too.',
    'The answer of an earlier write of the same kind was lost; by now the platform has answered that it was made.',
    'Show the earlier one (details.answer). Sending again is a new write.',
  ),
  aborted: entry(
    'The request was cancelled.',
    'The caller no longer needs the answer.',
    'Nothing has to be done.',
  ),
  unhandled_graphql_error: entry(
    'Unhandled graphql error',
    'The platform answered an error without a code.',
    'Try again; if it goes on, report the request id.',
  ),
  answer_unreadable: entry(
    'The platform’s answer could not be read.',
    'It was not the JSON of a GraphQL answer.',
    'Check that endpoint points at the platform and not at a page.',
  ),
  not_cached: entry(
    'The answer is not in the cache.',
    'The policy cache-only never asks the platform.',
    'Ask once with another policy first.',
  ),
  rows_moved: entry(
    'The list changed while it was read.',
    'Rows came or went between two of its pages, more than once.',
    'Ask again.',
  ),
  too_many_rows: entry(
    'Viewing over 50,000 rows is not supported.',
    'The whole list was asked for, and it has more rows than a grid shows.',
    'Filter it first.',
  ),
  policy_not_allowed: entry(
    'Network policy not allowed',
    'There are four: cache-first, cache-only, network-only and network-once.',
    'Use one of them.',
  ),
  instance_destroyed: entry(
    'This Capstan instance is destroyed.',
    'Either destroy() or logout() was called on it.',
    'Create a new one with createCapstan.',
  ),
  step_not_current: entry(
    'This step is not active.',
    'Another step of the process comes first, or this one is done.',
    'Go to the active step.',
  ),
  step_invalid: entry(
    'Some answers are not valid.',
    'They do not fit what the step asks for.',
    'Correct the fields named in details.',
  ),
  before_submit_failed: entry(
    'The answer of beforeSubmit could not be used.',
    'Why is in details.reason: timeout, answer or patch.',
    'Answer nothing, { ok: true, patch } or { ok: false, message }.',
  ),
  invalid_decimal: entry(
    'This is not a decimal number.',
    'Plain digits with at most 18 places are read; exponents, grouping and signs other than a minus are not.',
    'Pass digits such as 1234.50.',
  ),
  division_by_zero: entry(
    'A number was divided by zero.',
    'The quotient does not exist.',
    'Check the divisor first, and show N/A.',
  ),
  invalid_scale: entry(
    'Scale must be an integer value.',
    'A number has whole decimal places: 0, 1, 2 and so on.',
    'Pass how many places the result may have.',
  ),
  invalid_day: entry(
    'This is not a calendar day.',
    'Days are written YYYY-MM-DD and must exist.',
    'Pass a day such as 2026-02-16.',
  ),
  invalid_part: entry(
    'This is not a part of a whole.',
    'A part is 0 or more, and a picture of parts cannot show what is less.',
    'Pass 0 or more for each part, and show what is below 0 in a table.',
  ),
  // The specification's text, with its typing error. (ALLOC-065)
  unsupported_annotation: entry(
    'Unsupported type supplied to annotation from.',
    'Notes are written on allocations and on distributions.',
    'Pass the type allocation or distribution.',
  ),
  invalid_vesting: entry(
    'This is not a vesting schedule.',
    'It has 1 to 1,200 periods, and a cliff that is no longer than they are.',
    'Correct the periods or the cliff.',
  ),
} as const satisfies Record<string, ErrorEntry>

/** A code of the catalogue, or one the platform answers. A newer platform may answer others. */
export type ErrorCode = keyof typeof errorCatalogue | keyof typeof platformErrors
