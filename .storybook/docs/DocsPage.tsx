import { Canvas, Controls, Description, DocsContext, Title } from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { inter } from '../fonts'
import { Installed } from './Installed'

/**
 * The page of a component: its import, one story, its props, and a list of its other stories, each of which opens in place. All of
 * them at once would make a page of thirty thousand pixels.
 */
export function DocsPage() {
  const context = useContext(DocsContext)
  const stories = context.componentStories().filter(({ tags }) => tags.includes('autodocs'))
  const first = stories.find((story) => !isPrinted(story))
  if (!first) return <Title />

  return (
    <>
      <Title />
      <Description />
      <Installed name={first.title.split('/').at(-1) ?? ''} />
      <Canvas of={first.moduleExport} sourceState="shown" />
      <h2>Props</h2>
      <Controls of={first.moduleExport} />
      <h2>States</h2>
      {stories
        .filter((story) => story !== first)
        .map((story) => (
          <State key={story.id} story={story} />
        ))}
    </>
  )
}

/** A story that opens on request. Until then it sends no request and takes one line. */
function State({ story }: { story: PreparedStory }) {
  const [isOpen, setIsOpen] = useState(false)
  const { docs } = story.parameters as { docs?: { description?: { story?: string } } }

  return (
    <details
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      style={{ borderTop: '1px solid #d5dbe1', padding: '8px 0', font: `14px ${inter}` }}
    >
      <summary style={{ cursor: 'pointer' }}>
        <strong>{story.name}</strong> {docs?.description?.story ?? ''}
      </summary>
      {isOpen && (
        <>
          <p>
            <a href={`./?path=/story/${story.id}`} target="_top">
              Open it alone
            </a>
          </p>
          <Canvas
            of={story.moduleExport}
            story={isPrinted(story) ? { inline: false, height: '640px' } : undefined}
          />
        </>
      )}
    </details>
  )
}

/** True for a story that is shown as printed. It changes the styles of its whole document, so it gets its own. */
const isPrinted = ({ storyGlobals }: PreparedStory): boolean => storyGlobals.medium === 'print'
