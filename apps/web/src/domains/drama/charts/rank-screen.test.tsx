import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { RankScreen } from './rank-screen.tsx'

const hook = 'One night, and a name that is not hers.'

const places = ['The Heir', 'The Bride', 'The Storm', 'The Tide'].map((title, index) => ({
  ...exampleDrama,
  ...{ id: index + 1, title, rank: index + 1, former_rank: 0, rank_value: 5000 - index },
  ...(index === 0 && { hook }),
}))

const link = (name: RegExp) => page.getByRole('main').getByRole('link', { name })
const boxOf = (name: RegExp) => link(name).element().getBoundingClientRect()

it('the drama that leads has its picture across the page and says how it begins; the others are rows', async () => {
  const server = new FakeServer()
  server.answer(discoverCalls.listCharts, () => ({ list: places, total: 4, page: 1, limit: 25 }))
  await draw(<RankScreen />)
  await expect.element(page.getByRole('heading', { name: 'Charts', level: 1 })).toBeVisible()
  await expect.element(link(/The Heir/).getByText(hook)).toBeVisible()
  expect(boxOf(/The Heir/).height).toBeGreaterThan(2 * boxOf(/The Bride/).height)
  await expect.element(link(/The Heir/).getByText('Popularity 5K')).toBeVisible()
  await expect.element(page.getByText('Based on views, likes, saves and shares.', { exact: false })).toBeVisible()
  await expect.element(link(/The Tide/).getByText('4', { exact: true })).toBeVisible()
  expect(
    link(/The Bride/)
      .getByText(hook)
      .query(),
  ).toBeNull()
})
