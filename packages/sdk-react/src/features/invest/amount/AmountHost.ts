import type { AmountSubmission } from '@capstan/sdk-core/invest'
import { createContext, type RefObject } from 'react'
import type { StepHost } from '../../steps/StepHost'

/** Carries the host's last word to every form an amount is typed into. */
export const AmountHostContext = createContext<RefObject<StepHost<AmountSubmission>> | undefined>(undefined)
