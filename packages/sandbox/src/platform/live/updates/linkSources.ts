/** The tables of links, each with the column of the viewer and the column of the visible record. */
export const linkSources: Readonly<Record<string, { table: string; viewer: string; seen: string }>> = {
  'visible_rows.row_id': { table: 'app_private.visible_rows', viewer: 'account_id', seen: 'row_id' },
  'document_viewers.document_id': {
    table: 'app_private.document_viewers',
    viewer: 'account_id',
    seen: 'document_id',
  },
  'users_accounts.account_id': {
    table: 'app_public.users_accounts',
    viewer: 'user_id',
    seen: 'account_id',
  },
  'users_accounts.user_id': { table: 'app_public.users_accounts', viewer: 'account_id', seen: 'user_id' },
}
