import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { Poster } from './poster.tsx'

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const drawCover = (url: string, awayPx = 0) =>
  draw(
    <div style={{ position: 'relative', width: 112, marginTop: awayPx }}>
      <Poster url={url} title="The Midnight Contract" />
      <span data-over data-testid="mark">
        New
      </span>
    </div>,
  )
const mark = () => page.getByTestId('mark').element()
const opacity = () => getComputedStyle(mark()).opacity

it('brings what lies over it along, without a place that moves', async () => {
  await drawCover(pixel, 9000)
  expect(opacity()).toBe('0')
  const before = mark().getBoundingClientRect().height
  mark().scrollIntoView()
  await expect.poll(opacity).toBe('1')
  expect(mark().getBoundingClientRect().height).toBe(before)
})

it.each([
  ['there is none', ''],
  ['it does not come', 'data:image/png;base64,AAAA'],
])('shows its title and what lies over it where %s', async (_, url) => {
  await drawCover(url)
  await expect.element(page.getByText('The Midnight Contract')).toBeVisible()
  await expect.poll(opacity).toBe('1')
})
