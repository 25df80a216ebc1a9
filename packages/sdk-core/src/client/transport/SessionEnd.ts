/** The reason why the platform no longer knows the user. */
export interface SessionEnd {
  /**
   * `ended_elsewhere` on another device, `ownership_passed` with the account, `signed_out` in another tab, `deactivated` when an
   * administrator suspended the person, `ended_by_platform` when one ended the session; nothing where it ran out, or there was none. A newer platform may say others.
   */
  reason?:
    | 'ended_elsewhere'
    | 'ownership_passed'
    | 'signed_out'
    | 'deactivated'
    | 'ended_by_platform'
    | (string & {})
}
