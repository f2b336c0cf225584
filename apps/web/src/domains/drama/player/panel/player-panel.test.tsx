import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { exampleDrama } from '../../../../testing/examples.ts'
import { FakeServer } from '../../../../testing/fake-server.ts'
import { exampleEpisode, lockedEpisode } from '../testing/example-episode.ts'
import { PlayerPanel } from './player-panel.tsx'

const drawPanel = async (count: number, number: number, others: number) => {
  const server = new FakeServer()
  const list = Array.from({ length: count }, (_, index) =>
    index > 1 ? lockedEpisode(index + 1, 'coin') : exampleEpisode(index + 1),
  )
  server.answer(dramaCalls.getEpisodes, () => ({ list }))
  server.answer(dramaCalls.getVideo, () => ({ video: exampleDrama, mark: null }))
  const similar = Array.from({ length: others }, (_, index) => ({
    ...exampleDrama,
    id: 50 + index,
    title: `Drama ${index}`,
  }))
  server.answer(discoverCalls.listRecommended, () => ({ list: similar, total: others, page: 1, limit: 6 }))
  const choose = vi.fn<(chosen: number) => void>()
  await draw(
    <div style={{ display: 'grid', width: 380, height: 500 }}>
      <PlayerPanel drama={exampleDrama} number={number} onChoose={choose} />
    </div>,
  )
  await expect.element(row(number)).toHaveAttribute('aria-current', 'true')
  return { choose }
}
const row = (number: number) => page.getByRole('button', { name: new RegExp(`^Ep ${number} `) })

it('marks what is locked with its price, and leads there', async () => {
  const { choose } = await drawPanel(4, 1, 0)
  await expect.poll(() => row(2).element().textContent).toContain('Free')
  expect(row(3).element().textContent).toContain('Unlock for')
  await row(3).click()
  expect(choose).toHaveBeenCalledExactlyOnceWith(3)
  expect(page.getByRole('region', { name: 'More like this' }).elements()).toEqual([])
})

it('names each episode by its title, with how long it is', async () => {
  await drawPanel(4, 1, 0)
  expect(row(2).element().textContent).toMatch(/2\. Episode 2 .*1:00$/)
})

it('does not say that a locked episode plays', async () => {
  await drawPanel(4, 3, 0)
  expect(row(3).element().textContent).toContain('Unlock for')
  await expect.element(page.getByText('Playing now')).not.toBeInTheDocument()
})

it('has the episode that plays in sight, however many there are', async () => {
  await drawPanel(60, 48, 3)
  await expect.element(row(48)).toBeInViewport()
})

it('goes on with dramas like it below the last episode', async () => {
  await drawPanel(4, 1, 6)
  const similar = page.getByRole('region', { name: 'More like this' })
  await expect.element(similar).toBeVisible()
  expect(similar.getByRole('link').elements()).toHaveLength(6)
  const [first, last] = [row(4).element(), similar.element()].map((element) => element.getBoundingClientRect())
  expect(last?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0)
})
