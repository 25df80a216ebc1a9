/**
 * The actions of an administration block that a host can switch off; all of them are on by default. A block ignores a switch of
 * an action that it does not have. The platform enforces the `switches` of an embed session, independent of what the page passes.
 * @public
 */
export interface AdminSwitches {
  /** Mapped templates can be deleted. */
  delete?: boolean
  /** Mapped templates and question sets can be locked. */
  lock?: boolean
  /** Lists can be read from the provider again. */
  sync?: boolean
  /** Tests can be sent. */
  test?: boolean
  /** Everything else can be changed: records are added, mapped, ordered and activated. */
  edit?: boolean
}

/** Returns the actions that a reader has: none of them without the role, and those that the host leaves on. */
export function allowedActions(mayChange: boolean, switches: AdminSwitches = {}): Required<AdminSwitches> {
  const isAllowed = (action: keyof AdminSwitches) => mayChange && switches[action] !== false
  return {
    ...{ delete: isAllowed('delete'), lock: isAllowed('lock'), sync: isAllowed('sync') },
    ...{ test: isAllowed('test'), edit: isAllowed('edit') },
  }
}
