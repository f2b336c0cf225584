import type { JoinLink } from '@cliffhanger/contract/groups/join-links.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newGroup } from '../testing.ts'
import { joiningIn } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_FACTOR: '1' })
})
afterAll(() => server.close())

const newLink = async (): Promise<JoinLink> => {
  const { groupId, creator } = await newGroup(server)
  return (await joiningIn(server).add(creator, groupId)).data
}

describe('its address', () => {
  it('leads into the client, which signs in first; anything else leads to the beginning', async () => {
    const link = await newLink()
    const answer = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual' })
    const reply = await answer(`/g/${link.code}`)
    expect([reply.status, reply.headers.get('location')]).toEqual([
      302,
      `/#/pages/open?to=${encodeURIComponent(`/pagesA/group/join?code=${link.code}`)}`,
    ])
    expect((await answer('/g/..%2F..%2Felsewhere')).headers.get('location')).toBe('/')
  })
})

describe('trying codes', () => {
  it('is ended soon, and keeps nobody out who has a link', async () => {
    const { info } = joiningIn(server)
    const link = await newLink()
    const trying = await newMember(server)
    const codes: number[] = []
    for (let tries = 0; tries < 31; tries++) codes.push((await info(trying, String(tries).padStart(22, 'x'))).code)
    expect(codes).toEqual([...Array.from({ length: 30 }, () => 5025), 4006])
    expect((await info(trying, link.code)).data.entry).toBe('join')
    expect((await info(trying, 'short')).code).toBe(4000)
  })
})
