import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { callQuery, queryClient } from '../../../platform/server/queries.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama } from '../../../testing/examples.ts'
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
    const marks = [boxOf('Em alta'), boxOf('SVIP')] as const
    const isApart = marks[0].right <= marks[1].left || marks[0].bottom <= marks[1].top
    expect(isApart).toBe(true)
    const [standIn] = page.getByText(exampleDrama.title, { exact: true }).elements()
    expect(marks[0].bottom).toBeLessThanOrEqual((standIn?.getBoundingClientRect().top ?? 0) + 1)
  })
})

describe('the mark of members', () => {
  const groundOf = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element()).backgroundImage
  const config = { sections: [], hot_search: [], search_placeholder: '', float_entries: [] }
  const asMember = (vipType: 0 | 1 | 2) =>
    queryClient.setQueryData(callQuery(dramaCalls.getHomeConfig, {}).queryKey, {
      ...config,
      template: 1,
      guide_desktop: 0,
      vip_type: vipType,
    })

  it.each([
    [0, 1, 'VIP', true],
    [1, 1, 'VIP', false],
    [1, 2, 'SVIP', true],
    [2, 1, 'VIP', false],
    [2, 2, 'SVIP', false],
  ] as const)('to a member of kind %i a drama of kind %i says %s, in gold: %s', async (own, kind, text, isLoud) => {
    await draw(frame(<PosterCard drama={{ ...exampleDrama, vip_type: kind }} />))
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
    asMember(own)
    await expect.poll(() => groundOf(text) !== 'none').toBe(isLoud)
  })
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
