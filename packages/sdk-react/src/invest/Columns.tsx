import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface ColumnsProps {
  /** Two things that belong together. */
  children: ReactNode
  /** Shares of the first and the second: 7 to 5, 4 to 8, or halves. */
  split?: '7-5' | '4-8' | '6-6'
}

/** Two things side by side where the container has the room, one below the other where it has not. */
export function Columns({ children, split = '6-6' }: ColumnsProps) {
  return (
    <Container>
      <Grid data-split={split}>{children}</Grid>
    </Container>
  )
}

const Container = styled.div`
  container-type: inline-size;
`

const Grid = styled.div`
  display: grid;
  align-items: start;
  gap: var(--capstan-space-4);
  > * {
    min-width: 0;
  }
  @container (min-width: 600px) {
    gap: var(--capstan-space-6);
  }
  @container (min-width: 800px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    &[data-split='7-5'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
    &[data-split='4-8'] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
  }
`
