import { styled } from 'styled-components'
import { Loading } from '../../ui/feedback/Loading'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { Toolbar } from '../../ui/layout/Toolbar'

export interface PortfolioLoadingProps {
  /** `false` reserves the space only: the first 50 ms. */
  visible?: boolean
}

/** The shape of a portfolio: figures over a bar, then a table under its toolbar. */
export function PortfolioLoading({ visible }: PortfolioLoadingProps) {
  return (
    <Loading visible={visible}>
      <Stack gap={6}>
        <Card>
          <Stack>
            <Figures>
              {['12%', '14%', '18%'].map((width) => (
                <Skeleton key={width} width={width} height="calc(24 * var(--capstan-unit))" />
              ))}
            </Figures>
            <Skeleton width="40%" />
            <Skeleton height="calc(20 * var(--capstan-unit))" />
          </Stack>
        </Card>
        <Card flush>
          <Toolbar>
            <Skeleton width="36%" height="calc(36 * var(--capstan-unit))" />
          </Toolbar>
          <SkeletonRows count={6} />
        </Card>
      </Stack>
    </Loading>
  )
}

const Figures = styled.div`
  display: flex;
  gap: var(--capstan-space-12);
  padding-top: calc(20 * var(--capstan-unit));
  padding-bottom: calc(8 * var(--capstan-unit));
`
