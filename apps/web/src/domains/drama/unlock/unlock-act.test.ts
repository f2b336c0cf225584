import '../../../testing/browser.ts'
import { Refused, TransportError } from '@cliffhanger/client/call-error.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import type { UnlockOffer } from '@cliffhanger/rules/drama/unlock-offer.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changedCost, isCouponRefused, unlock } from './unlock-act.ts'

const drama = { id: 7 } as Parameters<typeof unlock>[0]
const offer = (given: Partial<UnlockOffer>): UnlockOffer => ({
  kind: 'one',
  numbers: [4],
  cost: 60n,
  saving: 0n,
  ...given,
})
const done = () => Response.json({ code: 200, msg: '', data: { items: [4], cost: '60', balance: '0' } })

let heard: { key: string | null; body: unknown }[]
let reply: () => Response

beforeEach(() => {
  heard = []
  reply = done
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  vi.stubGlobal('fetch', async (_: string, init: { headers: Headers; body: string }) => {
    heard.push({ key: init.headers.get('idempotency-key'), body: JSON.parse(init.body) })
    return reply()
  })
})

describe('unlocking', () => {
  it('asks for what was offered, at the price the member saw', async () => {
    await unlock(drama, offer({}))
    await unlock(drama, offer({ kind: 'next', numbers: [4, 5], cost: 120n }))
    await unlock(drama, offer({ kind: 'rest', numbers: [4, 5, 6], cost: 150n }))
    expect(heard.map(({ body }) => body)).toEqual([
      { video_id: 7, number: 4, expect_cost: '60' },
      { video_id: 7, numbers: [4, 5], expect_cost: '120' },
      { video_id: 7, number: 0, expect_cost: '150' },
    ])
  })

  it('S-110: is the same purchase while no answer came, and another one afterwards', async () => {
    reply = () => {
      throw new TypeError('network')
    }
    await expect(unlock(drama, offer({}))).rejects.toBeInstanceOf(TransportError)
    reply = done
    await unlock(drama, offer({}))
    expect(new Set(heard.map(({ key }) => key)).size).toBe(1)
    await unlock(drama, offer({}))
    expect(heard.at(-1)?.key).not.toBe(heard[0]?.key)
  })

  it('names the coupons that were chosen; with others it is another purchase (V-23)', async () => {
    reply = () => {
      throw new TypeError('network')
    }
    await expect(unlock(drama, offer({ cost: 40n }), [3, 9])).rejects.toBeInstanceOf(TransportError)
    reply = done
    await unlock(drama, offer({}))
    expect(heard.at(-1)).toMatchObject({ body: { number: 4, expect_cost: '60' } })
    expect(heard.at(-1)?.body).not.toHaveProperty('coupon_ids')
    await unlock(drama, offer({ cost: 40n }), [3, 9])
    expect(heard.at(-1)).toEqual({
      key: heard[0]?.key,
      body: { video_id: 7, number: 4, expect_cost: '40', coupon_ids: [3, 9] },
    })
  })

  it('7011, 7012: tells a coupon that cannot be used from everything else', () => {
    const refused = (name: keyof typeof refusalCodes) => isCouponRefused(new Refused(refusalCodes[name], 'no'))
    expect([refused('couponNotUsable'), refused('couponTypeTwice'), refused('notFound')]).toEqual([true, true, true])
    expect([refused('stateChanged'), refused('insufficientBalance')]).toEqual([false, false])
    expect(isCouponRefused(new TransportError('network'))).toBe(false)
  })

  it('4003: tells what it costs now, and nothing where it was unlocked already', async () => {
    reply = () => Response.json({ code: refusalCodes.stateChanged, msg: 'changed', data: { cost: '80' } })
    const refusal = await unlock(drama, offer({})).catch((error: unknown) => error)
    expect(changedCost(refusal)).toBe(80n)
    expect(changedCost(new Refused(refusalCodes.stateChanged, 'unlocked already'))).toBeUndefined()
    expect(changedCost(new Refused(refusalCodes.insufficientBalance, 'too little', { cost: '80' }))).toBeUndefined()
  })
})
