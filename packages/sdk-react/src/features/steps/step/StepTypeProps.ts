import type { Step } from '@capstan/sdk-core/steps'
import type { ComponentType, ReactNode } from 'react'
import type { StepQuestion } from './StepQuestion'

/** What came of sending a step. Refused answers are expected and come back as a value. @public */
export type StepOutcome =
  | { status: 'sent' }
  /** Answers the platform refused, by field key. */
  | { status: 'invalid'; fields: Readonly<Record<string, string>> }
  /** The host refused it, in its words, and by field key: nothing was sent. */
  | { status: 'vetoed'; message: string; fields: Readonly<Record<string, string>> }
  /** Nothing is known of it: what was typed stays. */
  | { status: 'failed' }
  /** The step was left before it was sent. */
  | { status: 'aborted' }

/** What a step can ask the platform for. @public */
export interface StepActions {
  /** Sends the answers; the same answers sent again after a failure carry the same key. */
  complete: (blob: unknown) => Promise<StepOutcome>
  /** Where the provider's page of this step is. */
  frameLink: () => Promise<string>
  /** An address of the platform; a path is the platform's own, not the page's. */
  platformUrl: (path: string) => string
}

/** How a provider's page is shown: in a frame, as a link, or by what the browser can do. @public */
export type EmbedPolicy = 'auto' | 'iframe' | 'link'

/** What the page of a provider tells about itself. @public */
export interface FrameEvent {
  /** The step it belongs to. */
  stepId: string
  /** Where the loader of the frame stands. */
  event: 'loading' | 'ready' | 'change' | 'complete' | 'error'
  /** Why it failed. */
  reason?: string
}

/** Words that a host's own step is registered under: the step's service. @public */
export type CustomSteps = Readonly<Record<string, ComponentType<StepTypeProps>>>

/** What the ends of a process lead to. @public */
export interface StepEnds {
  /** Whom to ask where only the issuer can go on: an address for mail. */
  supportEmail?: string | null
  /** Where an investor goes on to from an end; without it nothing is offered. */
  portfolioHref?: string
  /** What follows once every step is done. */
  after?: ReactNode
}

/** What every type of step is given. @public */
export interface StepTypeProps {
  /** The step. */
  step: Step
  /** What it can ask the platform for. */
  actions: StepActions
  /** How a provider's page is shown; `auto` unless given. */
  embedPolicy?: EmbedPolicy
  /** The host's own steps, by service name. */
  customSteps?: CustomSteps
  /** What the ends lead to. */
  ends?: StepEnds
  /** Called with what the page of a provider tells about itself. */
  onFrameEvent?: (event: FrameEvent) => void
  /** The question to the host before it is sent. A step of the host's own has it asked by `actions.complete`. */
  question?: StepQuestion
}
