import type { Grid, GridDensity } from '@capstan/sdk-core/grid'
import { Button } from '../../ui/actions/Button'
import { useGridMessages } from '../messages'
import { useGridState } from '../model/useGridState'

const densities: readonly GridDensity[] = ['compact', 'standard', 'comfortable']

/** How high the rows of a grid are. */
export function DensityChoice({ grid }: { grid: Grid }) {
  const messages = useGridMessages()
  const chosen = useGridState(grid, ({ layout }) => layout.density)

  return (
    <fieldset>
      <legend>{messages.density}</legend>
      {densities.map((density) => (
        <Button
          key={density}
          dense
          aria-pressed={chosen === density}
          variant={chosen === density ? 'secondary' : 'quiet'}
          onPress={() => grid.setDensity(density)}
        >
          {messages[density]}
        </Button>
      ))}
    </fieldset>
  )
}
