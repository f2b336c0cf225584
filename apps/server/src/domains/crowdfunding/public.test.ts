import { createHash } from 'node:crypto'
import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configure } from '../../testing/members.ts'
import { type CrowdfundingWorld, startCrowdfundingServer } from './testing.ts'

let world: CrowdfundingWorld
beforeAll(async () => {
  world = await startCrowdfundingServer()
})
afterAll(() => world.close())

const proof = () => world.server.succeed(projectCalls.getCrowdProof, { page: 1, limit: 20 }, { language: 'en' })

describe('the contract as a file', () => {
  it('is made of the stored text, the same for ever, for who signed it and nobody else', async () => {
    await world.fundPool(500n)
    const [who, other, project] = [await world.newInvestor(), await world.newInvestor(), await world.newProject()]
    const id = await world.invest(who, project, 3)
    const read = { order_id: id, export: 'pdf' } as const
    const first = await world.server.succeed(projectCalls.getContract, read, { token: who.token })
    const pdf = Buffer.from(first.pdf ?? '', 'base64')
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await world.server.call(projectCalls.getContract, read, { token: other.token })).toMatchObject({
      code: 4002,
    })
    expect((await world.takeOut(who, id, 'terminate')).code).toBe(200)
    await configure(world.server, { modules: { withdraw: 0, usdt: 0, treasure: 0, crowdfunding: 0, commission: 0 } })
    // Another language and another platform day: it is still the file of the day it was signed on.
    const later = await world.server.succeed(projectCalls.getContract, read, { token: who.token, language: 'zh-CN' })
    expect(later).toEqual(first)
    expect(createHash('sha256').update(later.contract.content).digest('hex')).toBe(later.contract.hash)
    await configure(world.server, { modules: { withdraw: 0, usdt: 0, treasure: 0, crowdfunding: 1, commission: 0 } })
  })

  it('is not made of what nobody signed', async () => {
    const [who, project] = [await world.newReader(), await world.newProject()]
    const asked = { project_id: project, export: 'pdf' } as const
    expect(await world.server.call(projectCalls.getContract, asked, { token: who.token })).toMatchObject({
      code: 4000,
      data: { field: 'order_id' },
    })
  })
})

describe('the public proof', () => {
  it('S-112: shows the pool, what is owed and since when, and escrows beside stakes, to whoever asks', async () => {
    const [who, project] = [await world.newInvestor(), await world.newProject({ rate: 1_000_000 })]
    const before = await proof()
    await world.invest(who, project, 100)
    expect(await proof()).toMatchObject({ owed_amount: '0.00', owed_since: 0, is_paused: 0 })
    await world.live(2)
    const after = await proof()
    expect(Number(after.stakes_total) - Number(before.stakes_total)).toBe(1000)
    expect(after.list.find(({ id }) => id === project)).toEqual({
      id: project,
      title: 'Night Train',
      escrow: '1000.00',
      stakes: '1000.00',
    })
    expect(after).toMatchObject({ owed_amount: '10.00', is_paused: 1 })
    expect(after.owed_since).toBeGreaterThan(0)
    expect(after.owed_since * 1000).toBeLessThanOrEqual(world.server.context.clock())
  })

  it('says of no member anything', async () => {
    const answer = JSON.stringify(await proof())
    expect(answer).not.toMatch(/user|nick|sign_name/)
  })
})
