import type { ErrorEntry } from './ErrorEntry'

const entry = (what: string, why: string, todo: string): ErrorEntry => ({ what, why, todo })

/** The refusals of the platform by their code, for the errors page of the docs. An answer brings the sentence to show. */
export const platformErrors = {
  forbidden_origin: entry(
    'This page may not send requests.',
    'Its origin is not the platform’s own and not one the session was made for.',
    'List the origin when you create the embed session.',
  ),
  not_allowed: entry(
    'Operation not allowed',
    'The account’s type or the person’s role does not permit it.',
    'Use an account and a role that do.',
  ),
  second_factor_required: entry(
    'This is confirmed with a passkey.',
    'The account requires a second factor for it, or the person has a passkey that vouches for its own removal.',
    'Confirm with a passkey and send the request again. `details.hasPasskey` is true if the person has one. Otherwise add one in Settings, Account.',
  ),
  passkey_refused: entry(
    'The passkey could not be verified.',
    'The answer belongs to another challenge, site or person, or arrived after five minutes.',
    'Request new options and try again.',
  ),
  passkey_link_required: entry(
    'The first passkey is added with a mailed link.',
    'An account of the person requires a second factor, and the session is not confirmed: a passkey added now would confirm nothing.',
    'Call `mailPasskeyLink`, let the person open the link in this browser, and add the passkey again.',
  ),
  passkey_known: entry(
    'This passkey was added already.',
    'A passkey can be added once, by one person.',
    'Use the existing passkey.',
  ),
  too_many_passkeys: entry(
    'A person has at most 20 passkeys.',
    'The person has 20 already.',
    'Remove one that is not used.',
  ),
  owner_fixed: entry(
    'An owner changes only by transferring the ownership.',
    'The role or status of an owner cannot be edited, and editing cannot make a delegate the owner.',
    'Transfer the ownership.',
  ),
  last_owner: entry(
    'An account must have an active owner.',
    'The change would have left the account without one.',
    'Transfer the ownership first.',
  ),
  already_delegate: entry(
    'This person is a delegate already.',
    'A person with this email belongs to the account.',
    'Edit the existing delegate.',
  ),
  already_in_force: entry(
    'These terms are in force already. Publish a new version instead.',
    'A version that is in force cannot be withdrawn.',
    'Publish a new version.',
  ),
  own_access: entry(
    'You cannot do this to yourself.',
    'Administrators cannot suspend themselves or end their own sessions here.',
    'Ask another administrator.',
  ),
  already_managed: entry(
    'You manage an account with this email already.',
    'A broker has one issuer account for each email.',
    'Use the existing account.',
  ),
  account_claimed: entry(
    'Account has already been claimed!',
    'The link of this mail has been confirmed.',
    'Sign in.',
  ),
  mail_just_sent: entry(
    'This email was sent a moment ago.',
    'A mail is sent again after a minute at the earliest.',
    'Check the inbox, or wait a minute.',
  ),
  not_granted: entry(
    'This embed session may not do that.',
    'The components of the token do not request this field, filter or order. The message names it.',
    'Request less, or name a component that requests it when your server creates the token: the reference of grants lists them. If the answer was `consent: needed`, send the investor to its `continueAt` first.',
  ),
  beyond_embed_key: entry(
    'This key makes no sessions for that.',
    'The request names an origin or a component that the secret key does not include.',
    'Request less, or add it to the key in Settings, Integrations.',
  ),
  embed_key_refused: entry(
    'The secret key was not accepted.',
    'It is missing, mistyped, revoked, or of another platform; the message says which, if it is known.',
    'Copy the whole key, from sk_ to its end, or make another in Settings, Integrations.',
  ),
  embed_key_ended: entry(
    'This key has ended.',
    'It was revoked, or its time after a rotation is over.',
    'Make another key in Settings, Integrations.',
  ),
  embed_key_rotating: entry(
    'Two keys are valid already.',
    'A rotated key stays valid beside its successor. There are never three valid keys.',
    'Revoke the older one, or wait until it has ended.',
  ),
  too_many_embed_keys: entry(
    'An account has at most 20 keys.',
    'Each key gives a server access to the account, so their number is limited.',
    'Revoke one that is not used.',
  ),
  too_many_webhook_endpoints: entry(
    'An account has at most 20 endpoints.',
    'Each endpoint receives its events separately, so their number is limited.',
    'Delete one that is not used.',
  ),
  webhook_endpoint_disabled: entry(
    'This endpoint is disabled.',
    'A person disabled it, or every attempt of five days failed.',
    'Enable it first. The details of the last attempts contain the reason.',
  ),
  webhook_secret_rotating: entry(
    'Two secrets are valid already.',
    'The previous secret stays valid for a time beside the current one. There are never three valid secrets.',
    'End the older one, or wait until it has ended.',
  ),
  event_unknown: entry(
    'There is no event with this id.',
    'It is older than 30 days, of another account, or a test event.',
    'Read the log from the beginning, without `after`.',
  ),
  rate_limited: entry(
    'Too many requests.',
    'The caller exceeded the limit of requests.',
    'Wait for the time in the Retry-After header or in the message.',
  ),
  too_many_at_once: entry(
    'Too many requests at the same time.',
    'A session may have 40 GraphQL requests at the same time.',
    'Wait for some of the answers, then send the rest.',
  ),
  answer_too_large: entry(
    'The answer is too large.',
    'It would have more than 200,000 values or eight million characters.',
    'Request fewer rows or fields, and read lists page by page.',
  ),
  took_too_long: entry(
    'The request took too long.',
    'It took more than 20 seconds in the database, or more than five seconds to plan.',
    'Request less at a time, or narrow the filter.',
  ),
  subscription_not_served: entry(
    'Subscriptions are not served.',
    'The live socket sends changes. GraphQL does not.',
    'Open the live socket. The core does so by itself.',
  ),
  invalid_input: entry(
    'The platform did not accept the input.',
    'A value is missing or has the wrong type.',
    'Correct the values named in details.',
  ),
  method_not_allowed: entry(
    'Queries and mutations are sent with POST.',
    'GET requests do not run GraphQL documents.',
    'Send the document and its variables as JSON, with POST.',
  ),
  live_refused: entry(
    'The live connection was refused.',
    'The session or the origin was not accepted by the socket.',
    'Check the session and the origins it was made for.',
  ),
  offering_not_open: entry(
    'This offering is not open yet.',
    'It opens on a later day.',
    'Come back when it opens.',
  ),
  offering_closed: entry('This offering is closed.', 'Its last day is over.', 'Choose another offering.'),
  offering_sold_out: entry(
    'This offering does not have that many units left.',
    'Other investors bought them.',
    'Choose at most the remaining units.',
  ),
  round_stale: entry(
    'This round no longer takes investments.',
    'Its issuer has stopped it.',
    'Ask the issuer or broker.',
  ),
  amount_out_of_range: entry(
    'That number of units cannot be bought.',
    'It is below the minimum or above the maximum of this offering.',
    'Choose a number within these limits.',
  ),
  investment_not_open: entry(
    'Only an open investment can be changed or withdrawn.',
    'Its qualifications are complete, or it was not opened yet.',
    'Ask the seller.',
  ),
  investment_under_way: entry(
    'Something is signed or paid for this investment already.',
    'After that, the investor can no longer change or withdraw it.',
    'Ask the seller to change or delete it.',
  ),
  investment_prepared: entry(
    'The seller made this investment for the investor.',
    'Only the seller can change its amount. The investor can withdraw it.',
    'Ask the seller to change it.',
  ),
  units_not_whole: entry(
    'Units are bought whole.',
    'The number of units sent has a fraction.',
    'Send a whole number of units.',
  ),
  price_changed: entry(
    'The price has changed.',
    'It is no longer the price that was shown.',
    'Look at the new total and confirm again.',
  ),
  already_open: entry(
    'This investment is already under way.',
    'One investment at a time may be open in an offering.',
    'Continue the open one.',
  ),
  envelope_not_valid: entry(
    'These answers could not be decrypted. Please send them again.',
    'The envelope has an unknown version or key, belongs to another form, or was altered. `details.reason` has the cause.',
    'Load the step and the key again, and send the answers again.',
  ),
  step_provider_only: entry(
    'This step is completed by its provider.',
    'Only a callback of the provider completes it.',
    'Finish it on the provider’s page.',
  ),
  wrong_provider: entry(
    'This step is completed by another provider.',
    'A link or token of a provider is valid only for the steps of that provider.',
    'Open the page of the provider that the step names.',
  ),
  setup_invalid: entry(
    'The account could not be set up.',
    'An answer was not accepted.',
    'Correct the value that the message names.',
  ),
  changed_elsewhere: entry(
    'This has been changed elsewhere since it was shown.',
    'The change names an old version.',
    'Show both values. The details contain the current version.',
  ),
  file_type_not_allowed: entry(
    'Files of this type are not accepted.',
    'The details list the accepted types.',
    'Choose a file of one of these types.',
  ),
  share_not_allowed: entry(
    'The document cannot be shared with this role.',
    'The document and the account decide which roles are possible.',
    'Choose from allDocumentSharingAllowedShares.',
  ),
  too_large: entry(
    'Error: File is larger than 100MB',
    'A file can have at most 104,857,600 bytes.',
    'Choose a smaller file, or split it.',
  ),
  file_empty: entry('The file is empty.', 'It has no bytes.', 'Choose another file.'),
  file_content_differs: entry(
    'The content is not of the type that was announced.',
    'The content decides the type of a file, not its name.',
    'Save it as the announced type, and send it again.',
  ),
  pdf_damaged: entry(
    'A PDF is damaged: its end is missing.',
    'It was cut off when it was saved, copied or downloaded.',
    'Save it again and upload the new file.',
  ),
  pdf_encrypted: entry(
    'A PDF is protected by a password.',
    'The people it is shared with could not read it in the page.',
    'Remove the protection and upload it again.',
  ),
  pdf_form_only: entry(
    'A PDF is a form that only Adobe Reader shows.',
    'Its pages are made by a program (XFA) that no browser runs.',
    'Print it to a PDF and upload the printed file.',
  ),
  file_not_uploaded: entry(
    'No file of this name has been uploaded.',
    'This account sent none within the last day, or it has not arrived yet.',
    'Request a location with `makeFileLocation` and send the file first.',
  ),
  upload_quota: entry(
    'This account has no room for more files.',
    'An account can have at most 5,000 files and 10 GB.',
    'Delete documents that are not needed, then upload again.',
  ),
  upload_not_valid: entry(
    'This upload is not the one that was agreed.',
    'Its fields are missing, were changed, or are sent after the file.',
    'Send the fields unchanged to the given url, and the file last.',
  ),
  upload_expired: entry(
    'The time for this upload is over.',
    'The address of an upload is valid for an hour.',
    'Request a new one.',
  ),
  upload_used: entry(
    'This upload was already completed or cancelled.',
    'An address accepts one file.',
    'Request a new one.',
  ),
  import_invalid: entry(
    'The file could not be imported.',
    'Some of its rows have errors. Nothing was written.',
    'Correct the rows named in details, and import it again.',
  ),
  idempotency_conflict: entry(
    'This key was used for something else.',
    'An idempotency key belongs to one request with one body.',
    'Use a new key for a new request.',
  ),
  write_not_made: entry(
    'This was not carried out. You can send it again.',
    'The request did not reach the platform. If it still arrives, the platform refuses it.',
    'Send it again with a new idempotency key.',
  ),
  pattern_refused: entry(
    'This regular expression is refused.',
    'It cannot be matched in linear time, for example because of a back-reference, or it is too large.',
    'Rewrite it with classes, groups, alternatives and quantifiers.',
  ),
  wrong_asset_type: entry(
    'The asset is of another type.',
    'A round of a debt asset has a term and a coupon; no other round has.',
    'Call `makeTranche` for a debt asset, and `makeRound` for any other.',
  ),
  security_not_available: entry(
    'The round cannot sell this security.',
    'It belongs to another issuer, or units of the round have been issued already.',
    'Choose a security of the issuer before anything is issued.',
  ),
  below_sold: entry(
    'More units than that have been sold already.',
    'A limit cannot be lower than the sold units.',
    'Set the limit to at least the sold units.',
  ),
  below_issued: entry(
    'More units than that have been issued already.',
    'A total cannot be lower than the issued units.',
    'Set the total to at least the issued units.',
  ),
  over_issued: entry(
    'There are not that many units left to issue.',
    'The round, its security or its asset would exceed its total.',
    'Issue fewer units, or raise the total of the record in `details.of`.',
  ),
  not_a_broker: entry(
    'A broker is required.',
    'The account is not a broker.',
    'Choose a result of `brokerTypeahead`.',
  ),
  already_invited: entry(
    'This broker has been invited to the round already.',
    'A broker can be invited to a round once.',
    'Wait for the answer, or invite another.',
  ),
  already_answered: entry(
    'This invitation has been answered already.',
    'A broker accepts or rejects once.',
    'Show the given answer.',
  ),
  import_ended: entry(
    'This import was cancelled.',
    'It was discarded, perhaps in another tab, or its file could not be read.',
    'Choose the file again.',
  ),
  ledger_is_final: entry(
    'The ledger is written once.',
    'Entries are never altered, so that every balance of the past can be proven.',
    'Book another transaction that corrects the first.',
  ),
  ledger_unbalanced: entry(
    'The ledger would not balance.',
    'The entries of a transaction sum to zero, and a holding has the sum of its entries.',
    'Book both sides of the transfer.',
  ),
  insufficient_units: entry(
    'The holder does not have that many units.',
    'A balance cannot be negative on any day.',
    'Move at most the units in `details.available`.',
  ),
  same_holder: entry(
    'These units already belong to this investor.',
    'Seller and buyer are the same account.',
    'Choose another holder.',
  ),
  not_issuable: entry(
    'Only closed distributions with units can be issued.',
    'This one is not closed, or has no units.',
    'Close it first.',
  ),
  already_requested: entry(
    'Issuance of this distribution has been requested already.',
    'The transfer agent has not answered yet, or has issued it.',
    'Wait for its answer.',
  ),
  request_answered: entry(
    'This request has been answered already.',
    'Another person has answered it.',
    'Load the list again.',
  ),
  payment_returned: entry(
    'This payment was returned to its payer.',
    'The money went back to the payer.',
    'Ask the payer to pay again.',
  ),
  payment_matched: entry(
    'This payment arrived at the payment provider: undo its match instead.',
    'A matched payment cannot be changed by hand.',
    'Undo the match in the received payments.',
  ),
  units_issued: entry(
    'The units of this investment are issued: its payments stay as they are.',
    'A match is final once the units are issued.',
    'Match the rest of the payment with another investment, or record the missing amount by hand.',
  ),
  not_payable: entry(
    'This investment is not open: no payment is expected for it.',
    'It is a draft or was deleted.',
    'Choose another investment.',
  ),
  agent_not_claimed: entry(
    'This agent has not claimed its account yet.',
    'No person can answer its requests yet.',
    'Ask the agent to open the link in its mail, or choose another agent.',
  ),
  no_security: entry(
    'The round sells no security yet.',
    'Without a security nothing can be issued.',
    'Add a security to the round.',
  ),
  investor_not_set_up: entry(
    'The investor account has not been set up.',
    'The transfer agent registers known owners only.',
    'Ask the investor to set the account up, then request issuance again.',
  ),
  invalid_token: entry(
    'The name or symbol of the token is not valid.',
    'Name and symbol have 1 to 40 letters, digits, spaces and common punctuation, and a chain has to be chosen.',
    'Correct the value that the message names.',
  ),
  wrong_status: entry(
    'The record is not in the required state.',
    'Another step comes first, or the chain is still processing the last one.',
    'Check `details.status`, and try again when it has changed.',
  ),
  same_chain: entry(
    'The token is on this chain already.',
    'A swap moves a token to another chain.',
    'Choose another chain.',
  ),
  not_mintable: entry(
    'These holdings cannot be minted.',
    'They belong to another round, have no units, or are already on a chain.',
    'Choose holdings of the token’s round that are on the platform’s own ledger.',
  ),
  too_precise: entry(
    'The token has fewer decimal places than the holding.',
    'The chain cannot represent the amount exactly.',
    'Use a token with a higher precision.',
  ),
  name_taken: entry(
    'This name is already used.',
    'Names are unique within an account. Upper and lower case are the same.',
    'Choose another name.',
  ),
  template_locked: entry(
    'This template is locked.',
    'A locked template keeps its roles, fields and questions; only its active flag changes.',
    'Copy its template again under another name.',
  ),
  template_deleted: entry(
    'This template has been deleted.',
    'Its vendor deleted it, or the signing provider no longer has its template.',
    'Sync the templates and copy an existing one.',
  ),
  mapping_incomplete: entry(
    'The template is not mapped yet.',
    'A locked template can be sent, so every role and every field of it has to be mapped first.',
    'Map the roles and fields named in details, then lock it.',
  ),
  question_in_set: entry(
    'Questions that are part of a question set cannot be edited.',
    'The set uses its current content.',
    'Remove it from its unlocked sets, or write a new question.',
  ),
  question_set_locked: entry(
    'A locked question set cannot be changed.',
    'It may be in use already.',
    'Make a new question set.',
  ),
  question_set_empty: entry(
    'This question set has no question.',
    'Questions cannot be added to a locked set.',
    'Add a question before you lock it.',
  ),
  question_set_not_locked: entry(
    'This question set is not locked yet.',
    'The questions of a template must not change.',
    'Lock the question set before you add it to a template.',
  ),
  allocation_stale: entry(
    'This allocation is read-only.',
    'It is stale.',
    'Change its status first, then the rest.',
  ),
  allocation_not_active: entry(
    'This allocation takes no links.',
    'Links are for allocations that are active.',
    'Make the allocation active first.',
  ),
  units_beyond_round: entry(
    'The round does not have that many units left for this allocation.',
    'Its other allocations, or the broker’s, have them.',
    'Manage no more than details.available, or close another allocation.',
  ),
  distribution_locked: entry(
    'This distribution is locked.',
    'Its issuance has been requested, and the record it rests on does not change.',
    'Leave it as it is; notes and payments are still taken.',
  ),
  distribution_deleted: entry(
    'This distribution has been deleted.',
    'A deleted one stays on record and is changed no more.',
    'Make a new distribution.',
  ),
  status_not_allowed: entry(
    'A distribution cannot go from this status to that one.',
    'What is closed can be opened again but not drafted, and deleting is an operation of its own.',
    'Look at details.from and details.to.',
  ),
  price_exists: entry(
    'Multiple prices of the same currency is not supported.',
    'The distribution has a price in this currency.',
    'Keep that price, or use another currency.',
  ),
  cliff_beyond_periods: entry(
    'The cliff cannot be longer than the schedule.',
    'Nothing would ever vest.',
    'Choose a cliff from 0 to details.periods.',
  ),
  vesting_exists: entry(
    'There is a vesting schedule already.',
    'A distribution or allocation has one.',
    'Change that one.',
  ),
  qualification_exists: entry(
    'This qualification is attached already.',
    'Each is asked for once.',
    'Choose another one.',
  ),
  qualification_settled: entry(
    'This qualification keeps its place.',
    'It, or one it would come before, has been answered or is being checked.',
    'Move or remove one that comes later.',
  ),
  status_already: entry(
    'The distribution has this status already.',
    'The check of a bulk operation found nothing to change.',
    'Leave the row out.',
  ),
  bulk_not_ready: entry(
    'The bulk operation is not ready for that.',
    'It runs once all of its rows were checked, and is tried again or undone once it ran.',
    'Call `checkBulkOperation` until the state is checked.',
  ),
  bulk_stopped: entry(
    'The bulk operation was stopped.',
    'A person of the account stopped it.',
    'Call `resumeBulkOperation` to go on with the rows that were not tried.',
  ),
  bulk_rows_differ: entry(
    'These rows are not those of the bulk operation.',
    'A batch holds only mutations that its operation has a row for, with the input that the operation says.',
    'Build the batch from the rows of the operation.',
  ),
  bulk_rows_tried: entry(
    'Some of these rows were tried already.',
    'The batch was sent twice, or another page runs the same operation.',
    'Read the rows again and send those that are ready.',
  ),
  bulk_undo_over: entry(
    'A bulk operation can be undone for two hours.',
    'They have passed since its last row.',
    'Change the rows with another operation.',
  ),
} as const satisfies Record<string, ErrorEntry>
