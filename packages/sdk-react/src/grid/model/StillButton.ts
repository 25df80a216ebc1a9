import { memo } from 'react'
import { Button } from '../../ui/actions/Button'

/** A button that is drawn anew only when something of its own changes: what it does is the same function until then. */
export const StillButton = /*#__PURE__*/ memo(Button)
