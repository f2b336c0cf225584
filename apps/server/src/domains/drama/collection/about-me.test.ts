import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { collectionCalls as calls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configure, type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

let server: TestServer
let me: Member

beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '86400000' })
  me = await newMember(server)
})
afterAll(() => server.close())

describe('vg-userBanner', () => {
  it('shows the banners of the page that is asked for, those of now', async () => {
    const { authoring } = server.domains.drama
    const banner = { titles: { en: 'Look' }, imageKey: 'public/banner.webp', linkType: 'none', link: '' } as const
    const bannersOf = async (position?: 'mine' | 'bonus' | 'events' | 'invite') =>
      (await server.succeed(calls.listMemberBanners, { position }, { token: me.token, language: 'en' })).list
    await server.context.db.transaction(async (tx) => {
      await authoring.createBanner(tx, { ...banner, position: 'mine', sort: 2 })
      await authoring.createBanner(tx, { ...banner, position: 'mine', titles: { en: 'First' }, sort: 1 })
      await authoring.createBanner(tx, { ...banner, position: 'home', sort: 1 })
      const over = await authoring.createBanner(tx, { ...banner, position: 'mine', sort: 3 })
      await tx.execute('update banners set ends_ms = $2 where id = $1', [over, server.context.clock()])
    })
    expect((await bannersOf()).map(({ title, position }) => [title, position])).toEqual([
      ['First', 'mine'],
      ['Look', 'mine'],
    ])
    expect(await bannersOf('events')).toEqual([])
    const wrong = await server.call(calls.listMemberBanners, { position: 'home' as 'mine' }, { token: me.token })
    expect(wrong).toMatchObject({ code: 4000, data: { field: 'position' } })
  })
})

describe('vg-online', () => {
  const online = ({ token }: Member) => server.succeed(calls.getOnline, {}, { token })

  it('counts who called within a minute, and those I invited apart', async () => {
    server.advance(120_000)
    const boss = await newMember(server)
    expect(await online(boss)).toEqual({ online_total: 1, team_online: 0 })
    const team = await Promise.all([1, 2].map(() => newMember(server, { parentCode: boss.userCode })))
    for (const { token } of [...team, me]) await server.succeed(accountCalls.getAccount, {}, { token })
    expect(await online(boss)).toEqual({ online_total: 4, team_online: 2 })
    expect(await online(me)).toMatchObject({ team_online: 0 })
    server.advance(60_000)
    expect(await online(boss)).toEqual({ online_total: 1, team_online: 0 })
  })

  it('does not count an invited member who hides that they are online', async () => {
    const boss = await newMember(server)
    const shy = await newMember(server, { parentCode: boss.userCode })
    await server.succeed(accountCalls.editOtherInfo, { show_online: 0 }, { token: shy.token })
    expect(await online(boss)).toMatchObject({ team_online: 0 })
  })

  it('is zeros where the platform does not show it', async () => {
    await configure(server, { show_online: 0 })
    expect(await online(me)).toEqual({ online_total: 0, team_online: 0 })
    await configure(server, { show_online: 1 })
  })
})

describe('vg-urlH5', () => {
  it('S-103: gives the addresses that carry my code, where the operator says the client is', async () => {
    const here = await server.succeed(calls.getInviteAddress, {}, { token: me.token })
    expect(here.url).toMatch(new RegExp(`^http://.+/#/\\?u=${me.userCode}$`))
    const places = { h5_url: 'https://app.example/', android_url: 'https://dl.example/a.apk', ios_url: '' }
    await configure(server, places)
    expect(await server.succeed(calls.getInviteAddress, {}, { token: me.token })).toEqual({
      url: `https://app.example/#/?u=${me.userCode}`,
      short_url: `https://app.example/u/${me.userCode}`,
      android_url: 'https://dl.example/a.apk',
      ios_url: '',
    })
  })

  it('the short address leads to the long one, and a hostile one nowhere else', async () => {
    const to = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual' })
      return [response.status, response.headers.get('location')]
    }
    expect(await to(`/u/${me.userCode}`)).toEqual([302, `/#/?u=${me.userCode}`])
    for (const code of ['%2F%2Fevil.example', 'a%0D%0AX:%201', 'x'.repeat(33), '%3Cscript%3E']) {
      expect(await to(`/u/${code}`)).toEqual([302, '/'])
    }
  })
})
