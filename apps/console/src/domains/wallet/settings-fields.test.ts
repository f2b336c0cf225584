import { walletSettings } from '@cliffhanger/contract/wallet/settings.ts'
import { describe, expect, it } from 'vitest'
import { settingGroups, settingKindOf } from './settings-fields.ts'

describe('form of the wallet’s settings', () => {
  it('shows every setting once', () => {
    const shown = Object.values(settingGroups).flat()
    expect(shown.toSorted()).toEqual(Object.keys(walletSettings.shape).toSorted())
  })

  it('knows a switch, a number, a share and an amount apart', () => {
    expect(settingKindOf('withdraw_first_free')).toBe('flag')
    expect(settingKindOf('order_minutes')).toBe('number')
    expect(settingKindOf('withdraw_fee_rate')).toBe('rate')
    expect(settingKindOf('withdraw_min')).toBe('amount')
  })
})
