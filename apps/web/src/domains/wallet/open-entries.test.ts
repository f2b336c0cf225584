import type { Wallet } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { describe, expect, it } from 'vitest'
import { openEntries } from './open-entries.ts'

const closed = { withdraw: 0, usdt: 0, treasure: 0, crowdfunding: 0, commission: 0 } as const
const wallet = (coin_code: Wallet['coin_code'], balance: string, frozen = '0.00'): Wallet => ({
  coin_code,
  coin_name: '',
  balance,
  frozen,
  total_in: balance,
  total_out: '0.00',
  version: 1,
  update_time: 0,
})

describe('R-24: a closed module', () => {
  it('is not there for somebody who has nothing in it', () => {
    expect(openEntries(closed, [wallet('money', '0.00'), wallet('treasure', '0.00')])).toEqual({
      recharge: false,
      withdraw: false,
      treasure: false,
    })
  })

  it('still lets members take out what is theirs, but nothing in', () => {
    expect(openEntries(closed, [wallet('money', '0.01'), wallet('treasure', '5.00')])).toEqual({
      recharge: false,
      withdraw: true,
      treasure: true,
    })
    expect(openEntries(closed, [wallet('money', '0.00', '3.00')]).withdraw).toBe(true)
  })

  it('is there for everybody once it is open', () => {
    expect(openEntries({ ...closed, withdraw: 1, treasure: 1 }, [])).toEqual({
      recharge: true,
      withdraw: true,
      treasure: true,
    })
  })
})
