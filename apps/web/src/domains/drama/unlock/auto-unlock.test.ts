import '../../../testing/browser.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import type { UnlockOffer } from '@cliffhanger/rules/drama/unlock-offer.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { allowAutoUnlock, forbidAutoUnlock, isAllowed, limitAutoUnlock, spendAutoUnlock } from './auto-unlock.ts'
import { buyByItself } from './buy-by-itself.ts'

vi.mock('../../../platform/session/session.ts', async (original) => ({
  ...(await original<object>()),
  currentUser: () => ({ user_id: 5 }),
}))

const drama = { id: 7 } as Parameters<typeof buyByItself>[0]
const offer: UnlockOffer = { kind: 'one', numbers: [4], cost: 60n, saving: 0n }
const done = () => Response.json({ code: 200, msg: '', data: { items: [4], cost: '60', balance: '0' } })
const refused = (name: keyof typeof refusalCodes, data: unknown = null) =>
  Response.json({ code: refusalCodes[name], msg: 'no', data })
const cutLine = (): never => {
  throw new TypeError('network')
}

const memory = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
}

let heard: (string | null)[]
let reply: () => Response

beforeEach(() => {
  heard = []
  reply = done
  vi.stubGlobal('sessionStorage', memory())
  vi.stubGlobal('localStorage', memory())
  vi.stubGlobal('fetch', async (_: string, init: { headers: Headers }) => {
    heard.push(init.headers.get('idempotency-key'))
    return reply()
  })
})

const spent = (): unknown => JSON.parse(localStorage.getItem('cliffhanger.auto-unlock') ?? '{}').dramas?.['7']?.spent
const buy = (hasLeft = false) => buyByItself(drama, offer, () => hasLeft)

describe('what may be spent by itself', () => {
  it('is the rest of what was allowed, to the last coin', () => {
    expect(isAllowed({ most: 600, spent: 540 }, 60)).toBe(true)
    expect(isAllowed({ most: 600, spent: 541 }, 60)).toBe(false)
    expect(isAllowed({ most: 0, spent: 0 }, 0)).toBe(true)
  })

  it('is counted before it is spent, and ends at the cap', async () => {
    allowAutoUnlock(7, 120)
    expect([await buy(), await buy(), await buy()]).toEqual(['done', 'done', 'ask'])
    expect([heard.length, spent()]).toEqual([2, 120])
  })

  it('at another limit counts on from what was spent', async () => {
    allowAutoUnlock(7, 120)
    await buy()
    limitAutoUnlock(7, 180)
    expect([await buy(), await buy(), await buy()]).toEqual(['done', 'done', 'ask'])
    expect([heard.length, spent()]).toEqual([3, 180])
  })

  it('is nothing where it was not switched on, or stopped', async () => {
    expect(await buy()).toBe('ask')
    allowAutoUnlock(7, 600)
    forbidAutoUnlock(7)
    expect(await buy()).toBe('ask')
    expect(heard).toEqual([])
  })

  it('is what the device keeps: another tab may have stopped it, or used it up', async () => {
    allowAutoUnlock(7, 600)
    const byOther = (dramas: object) =>
      localStorage.setItem('cliffhanger.auto-unlock', JSON.stringify({ userId: 5, dramas }))
    byOther({ 7: { most: 600, spent: 580 } })
    expect(await spendAutoUnlock(7, 60)).toBe(false)
    expect(await spendAutoUnlock(7, 20)).toBe(true)
    byOther({})
    expect(await spendAutoUnlock(7, 1)).toBe(false)
    allowAutoUnlock(7, 100)
    expect((await Promise.all([buy(), buy()])).toSorted()).toEqual(['ask', 'done'])
    expect([heard.length, spent()]).toEqual([1, 60])
  })
})

describe('an unlock by itself', () => {
  it('is not made for somebody who has left, and counts nothing', async () => {
    allowAutoUnlock(7, 600)
    expect(await buy(true)).toBe('ask')
    expect([heard.length, spent()]).toEqual([0, 0])
  })

  it('counts nothing where the server took nothing, and asks', async () => {
    allowAutoUnlock(7, 600)
    for (const no of [refused('insufficientBalance'), refused('stateChanged', { cost: '80' })]) {
      reply = () => no
      expect([await buy(), spent()]).toEqual(['ask', 0])
    }
  })

  it('asks nobody where another tab has unlocked it already (4003)', async () => {
    allowAutoUnlock(7, 600)
    reply = () => refused('stateChanged')
    expect([await buy(), spent()]).toEqual(['done', 0])
  })

  it('S-110: stays counted where the link was lost, and is the same purchase when the member asks for it', async () => {
    allowAutoUnlock(7, 600)
    reply = cutLine
    expect([await buy(), spent()]).toEqual(['ask', 60])
    reply = done
    await buy()
    expect(new Set(heard).size).toBe(1)
  })
})
