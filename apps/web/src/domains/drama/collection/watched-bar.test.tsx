import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama, exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { ContinueWatching } from '../home/continue-watching.tsx'
import { clearWatched, saveWatched } from '../watched.ts'
import { HistoryRow } from './history-row.tsx'
import { SavedCard } from './saved-card.tsx'

/** Half of the third of the four episodes that are out, of a drama of twenty. */
const mark = { id: 1, user_id: exampleUser.user_id, number: 3, timeDetail: 30, duration: 60, is_done: 0 } as const
const drama = { ...exampleDrama, is_end: 0, total_number: 20, mark: { ...mark, update_time: 1_700_000_000 } } as const
const behind = '62.5%'

const bar = () => page.getByRole('link').element().querySelector<HTMLElement>('[style*="%"]')

beforeEach(() => clearWatched())

it('means the series on a cover of my lists', async () => {
  await draw(<SavedCard drama={drama} isChosen={undefined} opens="player" />)
  await expect.element(page.getByText('Ep 3 / 4')).toBeVisible()
  await expect.element(page.getByText('Romance', { exact: true })).toBeVisible()
  expect(bar()?.style.width).toBe(behind)
})

it('means the series in the history', async () => {
  await draw(<HistoryRow drama={drama} isChosen={undefined} onToggle={() => undefined} />)
  await expect.element(page.getByText('Ep 3 / 4')).toBeVisible()
  await expect.element(page.getByText('Stopped at 0:30')).toBeVisible()
  expect(bar()?.style.width).toBe(behind)
})

it('means the series on home, with the episodes that are out by now', async () => {
  new FakeServer().answer(collectionCalls.listMine, () => ({ list: [drama], total: 1, page: 1, limit: 24 }))
  const { id, title, cover } = drama
  saveWatched({ id, title, cover, lastNumber: 2, number: 1, positionSeconds: 0, durationSeconds: 60, atMs: 1 })
  const section = { code: 'history', title: 'Continue watching', is_show: 1, sort: 1, limit: 12 } as const
  await draw(<ContinueWatching isKnown={false} section={section} />)
  await expect.element(page.getByText('Ep 3 / 4')).toBeVisible()
  await expect
    .poll(() => page.getByRole('listitem').element().querySelector<HTMLElement>('[style*="%"]')?.style.backgroundSize)
    .toContain(behind)
})
