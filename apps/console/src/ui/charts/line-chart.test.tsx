import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { Change } from './change.tsx'
import { type ChartDay, LineChart } from './line-chart.tsx'

const days = [
  { day: '2026-11-01', value: 4, before: 2, words: 'Nov 1: 4' },
  { day: '2026-11-02', value: 97, before: 3, words: 'Nov 2: 97' },
  { day: '2026-11-03', value: 8, words: 'Nov 3: 8' },
]

const drawChart = (shown: readonly ChartDay[]) =>
  draw(
    <LineChart
      label="Active members by day"
      days={shown}
      names={['This period', 'Previous period']}
      markText={String}
      dayText={(day) => day}
      nothing="No data for these days"
    />,
  )

describe('a chart of days', () => {
  it('has marks at round figures, days below, and says each day to the pointer', async () => {
    await drawChart(days)
    const chart = page.getByRole('img', { name: 'Active members by day' })
    await expect.element(chart).toBeVisible()
    expect([...chart.element().querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual(
      days.map(({ words }) => words),
    )
    for (const mark of ['0', '25', '50', '75', '100'])
      await expect.element(page.getByText(mark, { exact: true })).toBeInTheDocument()
    await expect.element(page.getByText('2026-11-01')).toBeVisible()
    await expect.element(page.getByText('Previous period')).toBeVisible()
  })

  it('draws the day that still lasts as a broken line, and the days before it as a whole one', async () => {
    await drawChart(days.map((day, index) => ({ ...day, isRunning: index === 2 })))
    const chart = page.getByRole('img', { name: 'Active members by day' })
    await expect.element(chart).toBeVisible()
    const lines = [...chart.element().querySelectorAll('polyline')].map((line) => line.getAttribute('points') ?? '')
    const [, whole, running] = lines
    expect(whole?.split(' ')).toHaveLength(2)
    expect(running?.split(' ')[0]).toBe(whole?.split(' ').at(-1))
    expect(running?.split(' ')).toHaveLength(2)
  })

  it('says that there is nothing where nothing is', async () => {
    await drawChart(days.map((day) => ({ ...day, value: 0, before: 0 })))
    await expect.element(page.getByText('No data for these days')).toBeVisible()
    expect(page.getByRole('img').elements()).toHaveLength(0)
  })
})

describe('how a figure compares', () => {
  it('has a sign, and says where there was nothing before', async () => {
    await draw(
      <>
        <Change change={0.25} />
        <Change change={-0.104} />
        <Change change={undefined} />
      </>,
    )
    for (const words of ['+25%', '−10.4%', 'No earlier data']) await expect.element(page.getByText(words)).toBeVisible()
  })
})
