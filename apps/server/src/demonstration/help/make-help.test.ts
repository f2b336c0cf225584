import { newsCalls } from '@cliffhanger/contract/news/calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { makeHelp } from './make-help.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('is there once, in the language of the reader, however often and at once it is made', async () => {
  const { context, domains } = server
  await Promise.all([makeHelp(context, domains.news), makeHelp(context, domains.news)])
  await makeHelp(context, domains.news)
  const { token } = await newMember(server)
  const titlesIn = async (language: string) =>
    (await server.succeed(newsCalls.listNews, { cate: 'help' }, { token, language })).list.map(({ title }) => title)
  expect(await titlesIn('en')).toEqual([
    'How to unlock episodes',
    'Top-ups and refunds',
    'How to withdraw',
    'Staying safe',
  ])
  expect(await titlesIn('zh-CN')).toEqual(['如何解锁剧集', '充值与退款', '如何提现', '安全须知'])
  const [first] = (await server.succeed(newsCalls.listNews, { cate: 'help' }, { token, language: 'pt' })).list
  const { news } = await server.succeed(newsCalls.getNews, { id: first?.id ?? 0 }, { token, language: 'pt' })
  expect(news.lang).toBe('pt')
  expect(news.content).toContain('em até 10 minutos.</p><p>')
})
