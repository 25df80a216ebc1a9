/**
 * The end-to-end tests that `npm test` runs: the journey of each page, and every route. A file names the beginnings of the titles
 * of its journeys, or has all of its tests run. `npm run test:all` runs their variants and failure cases as well.
 */
export const core: Record<string, 'all' | readonly string[]> = {
  'accounts/account-of-the-tab': ['two tabs act for two accounts'],
  'accounts/sign-in-and-choose-an-account': [
    '/login has one button',
    'a single account still shows the picker',
    'leaves for /authenticate/role/{id}',
  ],
  'accreditation/renew-your-accreditation': ['the result of the accreditation service'],
  'administration/keep-forms-and-types': ['an administrator'],
  'administration/look-after-the-platform': [
    'an administrator tries a mail again',
    'an administrator suspends an account',
    'an administrator publishes a brand',
  ],
  'allocations/change-many-distributions': ['an issuer opens many distributions at once'],
  'allocations/invite-many-investors': ['an issuer invites contacts and a new person'],
  'allocations/keep-a-distribution': ['a broker keeps all of one investment', 'the list filters by status'],
  'allocations/raise-money': ['an issuer raises money'],
  'allocations/run-an-allocation': ['an issuer makes an allocation'],
  'assets/look-after-assets': ['an issuer finds its own assets', 'an asset and a round of it are added'],
  'audit/who-changed-what': ['the history of a security shows'],
  'capitalization/read-the-cap-table': [
    'the ${who} reads who holds how much',
    'only the shown rows are downloaded',
  ],
  'capTable/follow-the-cap-table': ['sales, issuances and transfers of another session'],
  'claim/claim-an-account': ['a person for whom an account was made'],
  'contacts/import-contacts': ['a file is previewed, corrected and confirmed'],
  'contacts/look-after-contacts': ['an issuer looks through its contacts', 'a contact is added once'],
  'dashboard/begin-on-the-dashboard': [
    'an issuer begins with figures',
    'its sections list the newest',
    'a broker sees the rounds',
  ],
  'delegates/look-after-delegates': ['an owner reads the delegates of the account'],
  'distributions/follow-an-investment': ['a broker sees an investment made, paid and issued'],
  'distributions/match-a-payment': ['a vendor matches a payment that arrived'],
  'distributions/open-a-distribution': ['a vendor opens a distribution beside the list'],
  'distributions/look-through-distributions': ['an issuer reads its investors'],
  'documents/read-your-documents': ['an investor finds the shared documents', 'a document is downloaded'],
  'embed/embed-the-administration': ['a broker administers its templates'],
  'embed/embed-the-cap-table': ['an issuer shows its cap table on a site of its own'],
  'embed/embed-the-desk': ['an issuer works on a round on a site of its own'],
  'embed/embed-the-investors-own': ['an investor looks at a holding on a broker’s site'],
  'embed/have-a-say': ['a broker’s own site renders a step itself'],
  'grid/arrange-a-grid': ['a view is saved under a name'],
  'grid/keys-of-a-grid': ['keys go somewhere'],
  'holding/look-at-a-holding': [
    'an issuer opens one of its holdings',
    'an issuer adds a document to a holding',
  ],
  'holdings/look-through-holdings': ['an issuer reads its holdings'],
  'integrations/add-integrations': ['one that is added is set up step by step'],
  'integrations/keys-belong-to-people': ['is made and copied, makes sessions'],
  'invest/change-your-investment': [
    'an investor changes the amount',
    'an investor withdraws an open investment',
  ],
  'invest/every-end-leads-on': ['a finished investment shows the next events'],
  'invest/invest-in-an-offering': ['an investor invests, finishes every qualification step'],
  'invest/invest-once': ['a double click on the confirmation invests once'],
  'invest/invest-then-set-up': 'all',
  'invest/nothing-typed-is-lost': ['back, forward and reload land where they should'],
  'invest/one-name': 'all',
  'invest/refused-investments': ['a viewer reads that they cannot invest', '${name} shows “${text}”'],
  'invest/set-up-then-invest': 'all',
  'issuers/manage-accounts': ['a broker adds an issuer that it runs'],
  'issuers/manage-issuers': ['a broker comes from the dashboard'],
  'mails/choose-your-mails': ['a person turns a kind of mail off and on'],
  'onboarding/choose-an-investor-type': ['the form begins with the investor type alone'],
  'onboarding/drafts': ['the entries of account setup are on another device'],
  'onboarding/refused-setups': ['all missing and wrong answers are named at once'],
  'papers/upload-papers': ['a step asks for papers'],
  'payments/administer-payment-templates': [
    'a broker finds the issuers of its payment provider',
    'the fields of an offering’s document are mapped',
  ],
  'platform/a-dropped-socket': ['a step that its provider completes while the socket is down'],
  'platform/ask-the-platform': 'all',
  'platform/brand': ['an account with a brand shows its logo'],
  'platform/content-security-policy': ['the app is sent under the policy', 'another site can frame no page'],
  'platform/deep-links': [
    'a deep link survives sign-in',
    'a deep link to a page of another account type',
    'a session that ends on a page',
    'a forbidden request',
    'an unknown address',
  ],
  'platform/figures-agree': ['the invested amount is the same figure'],
  'platform/find-your-way': [
    '${type}: the bar names',
    'the first segment of the path',
    'the account menu switches the role',
    'logging out leaves',
  ],
  'platform/refused-writes': 'all',
  'platform/start-of-the-app': ['while the app loads'],
  'platform/what-goes-over-the-wire': ['a page follows its steps over one socket'],
  'platform/translated-pages': ['on pages that the browser translates, an investor'],
  'platform/who-may-open-what': 'all',
  'portfolio/begin-and-go-on': [
    'an investor without investments',
    'a portfolio begins with the pending tasks',
  ],
  'portfolio/follow-a-portfolio': 'all',
  'portfolio/look-through-a-portfolio': ['is grouped by asset', 'shows the status of each investment'],
  'profiles/read-a-profile': ['a broker opens one of its issuers', 'an investor reads the profiles'],
  'qualificationAnswers/read-your-answers': ['an investor reads their answers'],
  'questions/manage-question-sets': [
    'a vendor reads its question sets',
    'a question set is made, renamed, filled',
  ],
  'reports/take-reports': [
    'the ${who} downloads the current cap table',
    'a report is previewed before it is saved',
    'an administrator withdraws a report',
  ],
  'rounds/raise-a-round': ['from nothing to an open round'],
  'rounds/work-on-a-round': [
    'an issuer finds their way on a round [WCAG 2.4.2]',
    'a broker is found by typing',
    'capital is deployed in its row',
    'closed distributions are issued',
  ],
  'securities/look-after-securities': [
    'an issuer lists its securities',
    'an issuer changes a security',
    'an ATS finds the securities',
    'files are chosen or dropped',
  ],
  'security/end-your-sessions': ['a person sees where they are signed in'],
  'security/second-factor': ['a person adds passkeys'],
  'settings/add-an-address': ['a person adds an address'],
  'settings/change-your-account': ['a row is read again once it is saved'],
  'settings/look-after-your-account': ['an issuer reads its account in its settings'],
  'signing/every-party-signs': ['both holders of a joint account sign'],
  'signing/sign-in-the-page': ['an investor reads the papers'],
  'signingTemplates/from-template-to-signature': ['a broker maps a template'],
  'signingTemplates/manage-signing-templates': ['a broker adds a mapped copy'],
  'steps/answer-every-kind': ['a step’s form asks for every kind of answer'],
  'steps/every-step-type': ['an unregistered custom step', 'more than seven steps scroll sideways'],
  'steps/seal-your-answers': ['the answers to an encrypted form leave the browser'],
  'terms/accept-the-terms': 'all',
  'tokens/tokenize-a-round': [
    'an issuer sets up a token',
    'a contract is deployed',
    'holdings are minted, all accounts see',
  ],
  'transactions/transfer-a-holding': ['an issuer looks through the transactions', 'units go from one holder'],
  'wallet/look-into-your-wallet': ['an investor sees their coins'],
  'webhooks/receive-events': ['an owner adds an endpoint'],
}

/** The files that have no journey of their own, each with its reason: `npm run test:all` runs them. */
export const beyondTheCore: Record<string, string> = {
  'accessibility/all-grids': 'goes through all grids for one trait',
  'accessibility/every-state': 'takes the journey again in every state',
  'accessibility/focus-in-forced-colours': 'goes through all pages for one trait',
  'accessibility/keyboard-alone': 'takes the journey again by keyboard',
  'accessibility/no-surprises': 'goes through all pages for one trait',
  'accessibility/on-a-phone': 'goes through all pages for one trait',
  'accessibility/open-lists': 'opens every list of every page',
  'accessibility/press-where-it-stands': 'goes through all forms for one trait',
  'accessibility/what-the-eye-meets': 'goes through all pages for one trait',
  'allocations/give-agents-links': 'takes two views of raise-money again, with each status of the allocation',
  'allocations/run-an-allocation-as-broker': 'takes the broker’s part of raise-money again, in every view',
  'embed/embed-on-another-origin': 'needs a site that is built from the packed packages',
  'embed/embed-the-allocation': 'takes the allocation of other journeys again, on another origin',
  'embed/render-on-a-server': 'needs a site of Next that is built from the packed packages',
  'embed/return-from-a-provider': 'takes the invest flow of other journeys again, by links instead of frames',
  'embed/survive-the-host':
    'takes the beginning of the invest flow again, on a page that is hard on it in each of its ways',
  'engines/main-journeys': 'takes the main journeys again, in other engines',
  'entities/what-a-broker-reads': 'looks at answers to the pages of other journeys',
  'entities/what-an-investor-reads': 'looks at answers to the pages of other journeys',
  'entities/what-a-vendor-keeps': 'looks at answers to the pages of other journeys',
  'entities/what-an-issuer-reads': 'looks at answers to the pages of other journeys',
  'profiles/note-on-an-investor': 'takes the page of read-a-profile again, with notes',
  'hostile/hostile-input': 'types hostile texts',
  'hostile/hostile-kinds': 'types hostile texts',
  'hostile/hostile-words-elsewhere': 'types hostile texts',
  'invest/loading-views': 'measures what one view waits for',
  'onboarding/nothing-asked-twice': 'varies the journey of onboarding',
  'onboarding/what-setup-keeps': 'repeats a journey for each type of investor',
  'platform/asked-ahead': 'repeats one question for every page',
  'platform/docs-start': 'follows the documentation, word for word, from an empty folder',
  'platform/figures-as-written': 'looks at the format of figures on many pages',
  'platform/from-account-to-statement': 'takes the whole way again by keyboard, on a phone, with large text',
  'platform/refused-access': 'attacks both engines from outside',
  'platform/reload': 'opens every page again: who-may-open-what has opened them',
  'platform/what-calls-carry': 'looks at calls of the journeys again',
  'platform/what-each-account-does': 'opens pages of other journeys again, for one account type',
  'platform/what-pages-read': 'looks at calls of the journeys again',
  'platform/without-a-network': 'turns the network off for one page',
  'signingTemplates/sync-map-and-test': 'varies the journeys of the templates, at the provider',
}

/** Matches the core tests by the name that Playwright gives them: file, describe and title. */
export const coreTests = new RegExp(
  Object.entries(core)
    .map(([file, titles]) =>
      titles === 'all'
        ? escaped(`${file}.spec.ts`)
        : `${escaped(`${file}.spec.ts`)} .*(?:${titles.map(titlePattern).join('|')})`,
    )
    .join('|'),
)

/** A title with placeholders matches by the text between them. */
function titlePattern(title: string): string {
  return title
    .split(/\$\{\w+\}/)
    .map(escaped)
    .join('.*')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
