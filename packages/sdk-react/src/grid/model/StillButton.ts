import { memo } from 'react'
import { Button } from '../../ui/actions/Button'

/** A button that renders only when its own props change; its callbacks must keep their identity. */
export const StillButton = /*#__PURE__*/ memo(Button)
