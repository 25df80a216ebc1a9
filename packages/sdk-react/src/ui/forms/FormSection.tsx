import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { medium } from '../layout/breakpoints'

export interface FormSectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The heading of the section. */
  title: ReactNode
  /** A sentence under it. */
  lead?: ReactNode
  /** The level of the title in the page. */
  headingLevel?: 2 | 3 | 4
}

/** A part of a form: its title at the left, its fields at the right, stacked where there is no room. */
export const FormSection = forwardRef<HTMLElement, FormSectionProps>(function FormSection(
  { title, lead, headingLevel = 2, children, className, ...rest },
  ref,
) {
  const id = useId()
  const Heading = `h${headingLevel}` as const

  return (
    <Section aria-labelledby={id} {...rest} ref={ref} className={classNames('capstan-section', className)}>
      <div>
        <Heading id={id}>{title}</Heading>
        {lead && <p>{lead}</p>}
      </div>
      <div className="capstan-section-fields">{children}</div>
    </Section>
  )
})

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, calc(280 * var(--capstan-unit))) minmax(0, 1fr);
  gap: var(--capstan-space-2) var(--capstan-space-12);
  padding-block: var(--capstan-space-6);
  border-top: 1px solid var(--capstan-border);
  &:first-of-type {
    border-top: 0;
    padding-top: 0;
  }
  > div > :is(h2, h3, h4) {
    margin: 0;
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-lead) / var(--capstan-font-line-lead)
      var(--capstan-font-family-heading);
  }
  > div > p {
    margin: var(--capstan-space-1) 0 0;
    color: var(--capstan-text-muted);
  }
  > .capstan-section-fields {
    min-width: 0;
  }
  @container ${medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--capstan-space-4);
  }
`
