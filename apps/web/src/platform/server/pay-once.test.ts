import '../../testing/browser.ts'
import { Refused, TransportError } from '@cliffhanger/client/call-error.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { payOnce } from './pay-once.ts'

const row = treasureCalls.moveToTreasure
const treasure = {
  balance: '5.00',
  yesterday_income: '0.00',
  total_income: '0.00',
  day_rate: '0.0001',
  is_paused: 0,
  update_time: 0,
}
const done = () => Response.json({ code: 200, msg: '', data: { treasure, balance: '1.00' } })
const refused = (code: number) => Response.json({ code, msg: 'no', data: null })

interface Heard {
  readonly key: string | null
  readonly body: unknown
}
let heard: Heard[] = []
let stored = new Map<string, string>()
let reply: () => Response

beforeEach(() => {
  heard = []
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  reply = done
  vi.stubGlobal('fetch', async (_: string, init: { headers: Headers; body: string }) => {
    heard.push({ key: init.headers.get('idempotency-key'), body: JSON.parse(init.body) })
    return reply()
  })
})

const pay = (amount: string, password = '123456') => payOnce(row, amount, { amount, pay_password: password })
const cutLine = (): never => {
  throw new TypeError('network')
}

describe('S-110: a payment', () => {
  it('that was answered has a new key the next time', async () => {
    await pay('5')
    await pay('5')
    expect(heard).toHaveLength(2)
    expect(heard[0]?.key).not.toBe(heard[1]?.key)
  })

  it('without an answer keeps its key, also for a page that was loaded anew', async () => {
    reply = cutLine
    await expect(pay('5')).rejects.toBeInstanceOf(TransportError)
    vi.resetModules()
    reply = done
    const { payOnce: payAfterReload } = await import('./pay-once.ts')
    await payAfterReload(row, '5', { amount: '5', pay_password: '123456' })
    expect(new Set(heard.map(({ key }) => key)).size).toBe(1)
  })

  it('without an answer sends the request it sent before, with the password typed now', async () => {
    reply = cutLine
    await expect(payOnce(row, 'five', { amount: '5', pay_password: '111111' })).rejects.toThrow()
    reply = done
    await payOnce(row, 'five', { amount: '5.00', pay_password: '222222' })
    expect(heard.at(-1)?.body).toEqual({ amount: '5', pay_password: '222222' })
  })

  it('of another intent is another one', async () => {
    reply = cutLine
    await expect(pay('5')).rejects.toThrow()
    reply = done
    await pay('6')
    expect(heard.at(-1)?.key).not.toBe(heard[0]?.key)
  })

  it('that was refused is over', async () => {
    reply = () => refused(refusalCodes.paymentPasswordWrong)
    await expect(pay('5')).rejects.toBeInstanceOf(Refused)
    reply = done
    await pay('5')
    expect(heard[0]?.key).not.toBe(heard[1]?.key)
  })

  it('still under way keeps its key', async () => {
    reply = () => refused(refusalCodes.stillProcessing)
    await expect(pay('5')).rejects.toBeInstanceOf(Refused)
    reply = done
    await pay('5')
    expect(heard[0]?.key).toBe(heard[1]?.key)
  })

  it('whose channel is unavailable keeps its key, also for a page that was loaded anew: its order may stand', async () => {
    reply = () => refused(refusalCodes.channelUnavailable)
    await expect(pay('5')).rejects.toBeInstanceOf(Refused)
    vi.resetModules()
    reply = done
    const { payOnce: payAfterReload } = await import('./pay-once.ts')
    await payAfterReload(row, '5', { amount: '5', pay_password: '123456' })
    await payAfterReload(row, '5', { amount: '5', pay_password: '123456' })
    expect(heard[0]?.key).toBe(heard[1]?.key)
    expect(heard[2]?.key).not.toBe(heard[0]?.key)
  })

  it('leaves no password on the device', async () => {
    reply = cutLine
    await expect(pay('5', '987654')).rejects.toThrow()
    expect(JSON.stringify([...stored])).not.toContain('987654')
  })
})
