import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { callQuery, queryClient } from '../../../platform/server/queries.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { PosterCard } from './poster-card.tsx'

const frame = (card: ReactNode, width = 112) => <div style={{ width }}>{card}</div>
const boxOf = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect()
const link = page.getByRole('link')

describe('C-54: the mark of a cover', () => {
  it.each([
    ['new', 'en', 'New'],
    ['hot', 'en', 'Hot'],
    ['hot', 'zh-CN', '热播'],
    ['new', 'vi', 'Mới'],
    ['hot', 'pt', 'Em alta'],
  ] as const)('says %s in %s in the first upper corner', async (badge, language, text) => {
    await draw(frame(<PosterCard drama={{ ...exampleDrama, badge }} />), { language })
    const [mark, cover] = [boxOf(text), link.element().getBoundingClientRect()]
    expect(mark.left - cover.left).toBeLessThan(10)
    expect(mark.top - cover.top).toBeLessThan(10)
  })

  it('is not there without a reason', async () => {
    await draw(frame(<PosterCard drama={exampleDrama} />))
    await expect.element(link).toBeVisible()
    expect(page.getByText('New', { exact: true }).query()).toBeNull()
    expect(page.getByText('Hot', { exact: true }).query()).toBeNull()
  })

  it('is the place in a chart where there is one', async () => {
    await draw(frame(<PosterCard drama={{ ...exampleDrama, badge: 'hot' }} rank={1} />))
    await expect.element(page.getByText('No. 1', { exact: true })).toBeVisible()
    expect(page.getByText('Hot', { exact: true }).query()).toBeNull()
  })

  it('covers neither who may watch the drama nor the title that stands in for a missing cover', async () => {
    await draw(frame(<PosterCard drama={{ ...exampleDrama, vip_type: 2, badge: 'hot' }} />, 88), { language: 'pt' })
    await expect.element(page.getByText('SVIP', { exact: true })).toBeVisible()
    const marks = [boxOf('Em alta'), boxOf('SVIP')] as const
    const isApart = marks[0].right <= marks[1].left || marks[0].bottom <= marks[1].top
    expect(isApart).toBe(true)
    const [standIn] = page.getByText(exampleDrama.title, { exact: true }).elements()
    expect(marks[0].bottom).toBeLessThanOrEqual((standIn?.getBoundingClientRect().top ?? 0) + 1)
  })
})

describe('the mark of members', () => {
  const markOf = (kind: 1 | 2) => page.getByText(kind === 2 ? 'SVIP' : 'VIP', { exact: true })
  const drawDramas = (kind: 1 | 2) =>
    draw(
      <>
        {frame(<PosterCard drama={{ ...exampleDrama, vip_type: kind }} />)}
        {frame(<PosterCard drama={{ ...exampleDrama, id: 9, vip_type: kind }} />)}
      </>,
    )

  it.each([
    [0, 1, 2],
    [1, 1, 0],
    [1, 2, 2],
    [2, 1, 0],
    [2, 2, 0],
  ] as const)(
    'to a member of kind %i dramas of kind %i have %i marks, wherever the visit began',
    async (own, kind, marks) => {
      const server = new FakeServer()
      server.answer(dramaCalls.getHomeConfig, () => ({
        ...{ sections: [], hot_search: [], search_placeholder: '', float_entries: [] },
        ...({ template: 1, guide_desktop: 0, vip_type: own } as const),
      }))
      await drawDramas(kind)
      await expect.poll(() => queryClient.getQueryData(callQuery(dramaCalls.getHomeConfig, {}).queryKey)).toBeDefined()
      await expect.poll(() => markOf(kind).elements().length).toBe(marks)
      expect(server.requested(dramaCalls.getHomeConfig)).toHaveLength(1)
    },
  )
})

describe('how often a drama was played', () => {
  it('stands on its cover once many have played it', async () => {
    await draw(frame(<PosterCard drama={{ ...exampleDrama, play_count: 999 }} />))
    await expect.element(page.getByText('Romance', { exact: true })).toBeVisible()
    expect(page.getByText(/plays/).query()).toBeNull()
    await draw(frame(<PosterCard drama={{ ...exampleDrama, play_count: 1200 }} />))
    await expect.element(page.getByText('1.2K plays', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Romance', { exact: true }).last()).toBeVisible()
  })
})

describe('the line below a title', () => {
  it('says in a word or two what kind of drama it is', async () => {
    await draw(frame(<PosterCard drama={{ ...exampleDrama, tags: ['Contract marriage', 'Revenge'] }} />))
    await expect.element(page.getByText('Revenge', { exact: true })).toBeVisible()
  })

  it('says first that an episode came today', async () => {
    const running = { ...exampleDrama, is_end: 0, update_time: Date.now() / 1000 } as const
    await draw(frame(<PosterCard drama={running} />))
    await expect.element(page.getByText('New ep today', { exact: true })).toBeVisible()
    expect(page.getByText('Romance', { exact: true }).query()).toBeNull()
  })

  it('counts the episodes where nothing else is known', async () => {
    await draw(frame(<PosterCard drama={{ ...exampleDrama, type_name: '' }} />))
    await expect.element(page.getByText('4 episodes', { exact: true })).toBeVisible()
  })

  it.each([
    ['en', 'New ep today'],
    ['vi', 'Tập mới hôm nay'],
    ['zh-CN', '今天有新集'],
    ['pt', 'Ep. novo hoje'],
  ] as const)('stands in one line on a phone in %s', async (language, text) => {
    const running = { ...exampleDrama, is_end: 0, update_time: Date.now() / 1000 } as const
    await draw(frame(<PosterCard drama={running} />), { language })
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
    expect(boxOf(text).height).toBeLessThan(20)
  })
})
