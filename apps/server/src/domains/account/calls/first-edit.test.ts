import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codesOf, configure, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('the first information', () => {
  beforeEach(() =>
    configure(server, { is_need_avatar_nickname: 1, is_need_invite_code: 0, is_required_invite_code: 1 }),
  )
  const form = { nick_name: 'Linh Hoàng', avatar_url: shippedAvatars[2] }
  const fill = (token: string, change: object = form) => server.call(accountCalls.firstEdit, change, { token })

  it('S-9, E-49: is taken once, also when sent five times at once', async () => {
    const { token } = await newMember(server)
    const replies = await Promise.all(Array.from({ length: 5 }, () => fill(token)))
    expect(codesOf(replies)).toEqual([200, 4003, 4003, 4003, 4003])
    const { user_info } = await server.succeed(accountCalls.getAccount, {}, { token })
    expect(user_info).toMatchObject({ ...form, is_updated_avatar_nickname: 1 })
  })

  it('V-41: wants what the platform asks for', async () => {
    const { token } = await newMember(server)
    expect(await fill(token, { nick_name: 'Linh' })).toMatchObject({ code: 4000, data: { field: 'avatar_url' } })
    expect(await fill(token, { avatar_url: form.avatar_url })).toMatchObject({
      code: 4000,
      data: { field: 'nick_name' },
    })
    expect(await fill(token, { ...form, avatar_url: 'https://evil.example/a.png' })).toMatchObject({ code: 5019 })
    await configure(server, { is_need_avatar_nickname: 0 })
    expect(await fill(token, {})).toMatchObject({ code: 200 })
  })

  it("V-4, E-34, E-35: invite codes must be there and somebody else's", async () => {
    await configure(server, { is_need_invite_code: 1 })
    const [inviter, me] = [await newMember(server), await newMember(server)]
    expect(await fill(me.token)).toMatchObject({ code: 3007 })
    expect(await fill(me.token, { ...form, invite_code: 'NOBODY' })).toMatchObject({ code: 3008 })
    expect(await fill(me.token, { ...form, invite_code: me.userCode })).toMatchObject({ code: 3008 })
    const younger = await newMember(server)
    expect(await fill(me.token, { ...form, invite_code: younger.userCode })).toMatchObject({ code: 3008 })
    const { data } = await fill(me.token, { ...form, invite_code: inviter.userCode })
    expect(data.user_info.parent_code).toBe(inviter.userCode)
  })

  it('keeps an inviter that is set, and asks for no other', async () => {
    await configure(server, { is_need_invite_code: 1 })
    const [first, second] = [await newMember(server), await newMember(server)]
    const invited = await newMember(server, { parentCode: first.userCode })
    const { data } = await fill(invited.token, { ...form, invite_code: second.userCode })
    expect(data.user_info.parent_code).toBe(first.userCode)
  })
})
