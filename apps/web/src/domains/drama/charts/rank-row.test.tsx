import type { ChartPlace, ChartType } from '@cliffhanger/contract/drama/schemas.ts'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama } from '../../../testing/examples.ts'
import { RankRow } from './rank-row.tsx'

const placed = (rank_value: number): ChartPlace => ({ ...exampleDrama, rank: 1, former_rank: 0, rank_value })
const row = (type: ChartType, worth: number) => <RankRow type={type} rank={placed(worth)} isEager />

describe('what a drama of a chart is ranked by', () => {
  // The number weighs what members do and fades: it is no number of plays.
  it.each([
    ['en', 'Popularity 12.3K'],
    ['vi', 'Độ hot 12,3K'],
    ['zh-CN', '热度 1.2万'],
    ['pt', 'Popularidade 12,3 mil'],
  ] as const)('is told in words of readers (%s)', async (language, text) => {
    await draw(row('hot', 12_345), { language })
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  })

  it.each([
    ['new', 61, '61% finish it'],
    ['score', 87, '4.4 of 5'],
    ['binge', 12, '12 saves'],
  ] as const)('says what the number of the chart of %s is', async (type, worth, text) => {
    await draw(row(type, worth))
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  })

  it.each([
    ['hot', 0],
    ['hot', 9],
    ['binge', 1],
  ] as const)('is not told in the chart of %s where there is as little of it as %s', async (type, worth) => {
    await draw(row(type, worth))
    await expect.element(page.getByText(exampleDrama.title, { exact: true }).first()).toBeVisible()
    expect(page.getByText(/Popularity|save/).query()).toBeNull()
  })
})

it.each([
  ['hot', 'hot', false],
  ['new', 'new', false],
  ['hot', 'new', true],
  ['score', 'hot', true],
] as const)('C-54: in the chart of %s, the mark of a drama that is %s shows: %s', async (type, badge, isShown) => {
  await draw(<RankRow type={type} rank={{ ...placed(1), badge }} isEager />)
  const mark = page.getByText(badge === 'hot' ? 'Hot' : 'New', { exact: true })
  await expect.element(page.getByRole('link')).toBeVisible()
  expect(mark.elements()).toHaveLength(isShown ? 1 : 0)
})
