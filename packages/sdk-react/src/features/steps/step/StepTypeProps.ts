import type { Step } from '@capstan/sdk-core/steps'
import type { ComponentType, ReactNode } from 'react'
import type { StepQuestion } from './StepQuestion'

/** Outcome of sending a step. Refused answers are expected and returned as a value. @public */
export type StepOutcome =
  | { status: 'sent' }
  /** Answers the platform refused, by field key. */
  | { status: 'invalid'; fields: Readonly<Record<string, string>> }
  /** The host refused it with a message, and errors by field key. Nothing was sent. */
  | { status: 'vetoed'; message: string; fields: Readonly<Record<string, string>> }
  /** It was not sent: the typed answers stay. `isUncertain` where the platform could not be asked whether it was. */
  | { status: 'failed'; isUncertain?: true }
  /** The step was left before it was sent. */
  | { status: 'aborted' }

/** Requests that a step can make to the platform. @public */
export interface StepActions {
  /**
   * Sends the answers. Where the answer of the platform is lost, the promise is pending until the outcome is known; the same answers
   * sent again after a failure carry the same key.
   */
  complete: (blob: unknown) => Promise<StepOutcome>
  /** Returns the URL of the provider's page of this step. */
  frameLink: () => Promise<string>
  /** Returns a URL of the platform; a path is resolved against the platform, not the page. */
  platformUrl: (path: string) => string
}

/** Display of a provider's page: in a frame, as a link, or depending on the browser. @public */
export type EmbedPolicy = 'auto' | 'iframe' | 'link'

/** Event that the page of a provider reports. @public */
export interface FrameEvent {
  /** The step it belongs to. */
  stepId: string
  /** The state of the frame. */
  event: 'loading' | 'ready' | 'change' | 'complete' | 'error'
  /** The reason of a failure. */
  reason?: string
}

/** Components of custom steps, by the service of the step. @public */
export type CustomSteps = Readonly<Record<string, ComponentType<StepTypeProps>>>

/** Links and content at the ends of a process. @public */
export interface StepEnds {
  /** The e-mail address to contact where only the issuer can continue. */
  supportEmail?: string | null
  /** The link to the portfolio at an end; without it none is offered. */
  portfolioHref?: string
  /** Content shown once every step is done. */
  after?: ReactNode
}

/** Props of every type of step. @public */
export interface StepTypeProps {
  /** The step. */
  step: Step
  /** Requests that the step can make to the platform. */
  actions: StepActions
  /** The display of a provider's page; `auto` by default. */
  embedPolicy?: EmbedPolicy
  /** The custom steps of the host, by service name. */
  customSteps?: CustomSteps
  /** The links at the ends of the process. */
  ends?: StepEnds
  /** Called with the messages of the page of a provider. */
  onFrameEvent?: (event: FrameEvent) => void
  /** The question to the host before it is sent. A step of the host's own has it asked by `actions.complete`. */
  question?: StepQuestion
}
