import type { CSSProperties } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { Screen } from './screen.tsx'

const widths = ['column', 'rows', 'wide', 'panes'] as const

/** Draws one screen of each width below the others, and says where its parts begin and end. */
const placesOf = async (style: CSSProperties) => {
  await draw(
    <>
      {widths.map((width) => (
        <div key={width} style={{ height: 120, ...style }}>
          <Screen width={width} top={<p>Title of {width}</p>}>
            <p>Page of {width}</p>
          </Screen>
        </div>
      ))}
    </>,
  )
  const boxes = (of: string) =>
    widths.map((width) => page.getByText(`${of} of ${width}`).element().getBoundingClientRect())
  return { titles: boxes('Title'), pages: boxes('Page') }
}

afterEach(async () => page.viewport(390, 844))

it('beside the navigation every page of a desktop begins where its title does, and all at one place', async () => {
  await page.viewport(1700, 900)
  const { titles, pages } = await placesOf({ width: 1480, '--page': '1200px' } as CSSProperties)
  const starts = [...titles, ...pages].map(({ left }) => Math.round(left))
  expect(new Set(starts)).toEqual(new Set([140]))
  // Lists and panes scroll by themselves, and have a scrollbar of 12 px in their width.
  expect(pages.map(({ width }) => Math.round(width))).toEqual([720, 1212, 1200, 1212])
})

it('what stands alone is in the middle', async () => {
  await page.viewport(1700, 900)
  const { pages } = await placesOf({ width: 1480 })
  expect(Math.round(pages[0]?.left ?? 0)).toBe((1480 - 720) / 2)
})
