/** Every word of the developer's pages. */
export const developerMessages = {
  queryLead: 'Sends one request as the account of this tab and shows the answer as it came.',
  request: 'Request',
  query: 'Query',
  variables: 'Variables',
  send: 'Send',
  answer: 'Answer',
  socketLead: 'Subscribe to rows of a table and change them elsewhere: each push is one line.',
  subscription: 'Subscription',
  table: 'Table',
  ids: 'Ids',
  idsHelp: 'Separated by commas; leave it empty for a list that you may see.',
  unsubscribe: 'Unsubscribe',
  subscribe: 'Subscribe',
  log: 'Log',
}
