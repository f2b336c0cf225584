import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { newsCalls } from '@cliffhanger/contract/news/calls.ts'
import { newsOperatorCalls } from '@cliffhanger/contract/news/operator-calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { actionsUpon, reason } from '../operators/testing.ts'

let server: TestServer
let editor: string
let ana: Member
beforeAll(async () => {
  server = await startTestServer()
  editor = await newOperatorToken(server, 'editor')
  ana = await newMember(server)
})
afterAll(() => server.close())

type Form = CallRequest<typeof newsOperatorCalls.createArticle>
const words = (title: string, content = '<p>Text</p>') => ({ title, summary: `About ${title}`, content })
const form = (changes: Partial<Form> = {}): Form => ({
  cate: 'news',
  texts: { en: words('News'), vi: words('Tin') },
  cover_key: '',
  sort: 0,
  ...changes,
})
const create = async (changes: Partial<Form> = {}) =>
  (await server.succeed(newsOperatorCalls.createArticle, form(changes), { token: editor, key: randomUUID() })).article
    .id
const publish = (id: number, is_published: 0 | 1 = 1) =>
  server.call(newsOperatorCalls.setArticlePublished, { id, is_published, reason }, { token: editor })
const list = (requested: CallRequest<typeof newsCalls.listNews> = {}, language = 'en') =>
  server.succeed(newsCalls.listNews, requested, { token: ana.token, language })
const read = (id: number, language = 'en') => server.call(newsCalls.getNews, { id }, { token: ana.token, language })

it('is seen once it is published, by kind, in the operators’ order, without its text', async () => {
  const [second, first, help] = [await create({ sort: 5 }), await create({ sort: 1 }), await create({ cate: 'help' })]
  expect(await list()).toEqual({ list: [], total: 0, page: 1, limit: 20 })
  expect((await read(first)).code).toBe(4002)
  for (const id of [second, first, help]) expect((await publish(id)).code).toBe(200)
  expect((await publish(first)).code).toBe(4003)
  const { list: all } = await list()
  expect(all.map(({ id }) => id)).toEqual([help, first, second])
  expect(all[1]).toEqual({
    id: first,
    cate: 'news',
    title: 'News',
    cover: '',
    summary: 'About News',
    views: 0,
    lang: 'en',
    create_time: expect.any(Number),
  })
  expect((await list({ cate: 'news', limit: 1, page: 2 })).list.map(({ id }) => id)).toEqual([second])
  expect(await list({ cate: 'tutorial' })).toMatchObject({ list: [], total: 0 })
  expect((await publish(first, 0)).code).toBe(200)
  expect((await list({ cate: 'news' })).list.map(({ id }) => id)).toEqual([second])
  expect((await read(first)).code).toBe(4002)
})

it('is read in full, in the reader’s language where it was written in it, and each look counts', async () => {
  const id = await create()
  await publish(id)
  expect((await read(id, 'vi')).data.news).toMatchObject({ title: 'Tin', lang: 'vi', content: '<p>Text</p>', views: 1 })
  await Promise.all(Array.from({ length: 8 }, () => read(id)))
  expect((await read(id, 'ja')).data.news).toMatchObject({ lang: expect.stringMatching(/en|vi/), views: 10 })
})

it('V-42: holds nothing that runs, and what an operator changes stands in the log', async () => {
  const id = await create({ texts: { en: words('<b>News</b>', '<p onclick="x()">a<script>alert(1)</script></p>') } })
  await publish(id)
  expect((await read(id)).data.news).toMatchObject({ title: '<b>News</b>', content: '<p>a</p>' })
  const changed = {
    ...form({ texts: { en: words('Changed', '<img src=x onerror=alert(1)><p>b</p>') } }),
    id,
    version: 1,
  }
  await server.succeed(newsOperatorCalls.editArticle, changed, { token: editor })
  expect((await read(id, 'vi')).data.news).toMatchObject({ title: 'Changed', lang: 'en', content: '<p>b</p>' })
  const actions = await actionsUpon(server, `news ${id}`, await newOperatorToken(server, 'auditor'))
  expect(actions.map(({ action }) => action)).toEqual(['news.edit', 'news.publish', 'news.create'])
  expect((await server.call(newsOperatorCalls.editArticle, { ...changed, id: 999_999 }, { token: editor })).code).toBe(
    4002,
  )
  expect((await publish(999_999)).code).toBe(4002)
})

it('4003: is not overwritten by who read an older text, nor by one of two at once; the next read shows it', async () => {
  const id = await create()
  await publish(id)
  const edit = (title: string, version: number) =>
    server.call(
      newsOperatorCalls.editArticle,
      { ...form({ texts: { en: words(title) } }), id, version },
      { token: editor },
    )
  const both = await Promise.all([edit('One', 1), edit('Two', 1)])
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([200, 4003]))
  const won = both.find(({ code }) => code === 200)?.data.article
  expect(won?.version).toBe(2)
  expect((await edit('Three', 1)).code).toBe(4003)
  expect((await edit('Three', 2 ** 52)).code).toBe(4003)
  expect((await read(id)).data.news.title).toBe(won?.texts.en?.title)
  expect((await edit('Three', 2)).data.article.version).toBe(3)
  expect((await read(id)).data.news.title).toBe('Three')
})

it('R-23: is written by whoever may write content, with some words', async () => {
  const auditor = await newOperatorToken(server, 'auditor')
  const asAuditor = { token: auditor, key: randomUUID() }
  expect((await server.call(newsOperatorCalls.createArticle, form(), asAuditor)).code).toBe(4001)
  const empty = await server.call(newsOperatorCalls.createArticle, form({ texts: {} }), {
    token: editor,
    key: randomUUID(),
  })
  expect(empty).toMatchObject({ code: 4000, data: { field: 'texts' } })
  const missing = form({ cover_key: `upload/operator/${randomUUID()}/a.png` })
  expect((await server.call(newsOperatorCalls.createArticle, missing, { token: editor, key: randomUUID() })).code).toBe(
    5019,
  )
  const seen = await server.succeed(newsOperatorCalls.listArticles, { cate: 'news' }, { token: auditor })
  expect(seen.list.every(({ cate }) => cate === 'news')).toBe(true)
})
