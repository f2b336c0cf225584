import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { newsCalls } from '@cliffhanger/contract/news/calls.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { HelpList } from './article-lists.tsx'

let server: FakeServer
const noSupport = { customer: null, link: '', work_time: '' }
const drawHelp = () =>
  draw(
    <div style={{ height: 600 }}>
      <HelpList />
    </div>,
  )

beforeEach(() => {
  server = new FakeServer()
  server.answer(newsCalls.listNews, () => ({ list: [], total: 0, page: 1, limit: 20 }))
})

it('help without an article leads to support', async () => {
  const customer = {
    user_id: 3,
    user_no: '100003',
    nick_name: 'Support',
    avatar_url: '',
    user_type: 0,
    sex: 'secret',
    sign_remark: '',
    friend_remark: '',
    disturbing: 0,
    ip: '',
    friend_group_id: 0,
    friend_group_name: '',
  } as const
  server.answer(contactCalls.getSupport, () => ({ ...noSupport, customer }))
  await drawHelp()
  await page.getByRole('button', { name: 'Contact support' }).click()
  await expect.poll(() => location.hash).toContain('friend_idx=3')
})

it('where the platform has no support, to the form for feedback', async () => {
  server.answer(contactCalls.getSupport, () => noSupport)
  await drawHelp()
  await page.getByRole('button', { name: 'Feedback' }).click()
  await expect.poll(() => location.hash).toContain('feedback')
})
