import { newsCalls } from '@cliffhanger/contract/news/calls.ts'
import type { NewsCard } from '@cliffhanger/contract/news/schemas.ts'
import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import type { Notice } from '@cliffhanger/contract/notices/schemas.ts'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { FirstMessage } from './first-message.tsx'

const notice: Notice = {
  id: 3,
  user_id: 7,
  scope: 'user',
  type: 'order',
  position: '',
  title: 'Your order is on its way',
  summary: 'We shipped your pin.',
  image: '',
  link: '',
  is_read: 0,
  create_time: 1_790_000_000,
  end_time: 0,
}

const article: NewsCard = {
  id: 9,
  cate: 'news',
  title: 'A new season',
  summary: 'Begins tonight',
  cover: '',
  views: 1,
  lang: 'en',
  create_time: 1_790_000_000,
}

/** A server with these notices, and one article of news. */
const serverWith = (list: Notice[]): FakeServer => {
  const server = new FakeServer()
  const unread = list.filter(({ is_read }) => is_read === 0).length
  server.answer(noticeCalls.listMyNotices, () => ({ list, total: list.length, page: 1, limit: 20, unread }))
  server.answer(newsCalls.listNews, ({ query }) => {
    const found = query.get('cate') === 'news' ? [article] : []
    return { list: found, total: found.length, page: 1, limit: 20 }
  })
  server.answer(newsCalls.getNews, () => ({ news: { ...article, content: '<p>All about it</p>' } }))
  return server
}

describe('beside the messages, while none is chosen', () => {
  it.each([0, 1] as const)('S-98: the newest opens by itself, read (%i) or not', async (is_read) => {
    serverWith([
      { ...notice, is_read },
      { ...notice, id: 2, title: 'An older one' },
    ])
    await draw(<FirstMessage />)
    await expect.poll(() => location.hash).toContain('id=3&kind=notice')
  })

  it('the news has its newest article open, and without messages stands in their place', async () => {
    serverWith([])
    await draw(<FirstMessage />)
    await expect.element(page.getByText('All about it')).toBeVisible()
    expect(location.hash).not.toContain('id=9')
    location.hash = '#/?tab=news'
    await expect.poll(() => location.hash).toContain('id=9&kind=news&tab=news')
  })
  it('nothing at all leaves what one can do meanwhile', async () => {
    const server = serverWith([])
    server.answer(newsCalls.listNews, () => ({ list: [], total: 0, page: 1, limit: 20 }))
    await draw(<FirstMessage />)
    await page.getByRole('button', { name: 'Feedback' }).click()
    await expect.poll(() => location.hash).toContain('feedback')
  })
})
