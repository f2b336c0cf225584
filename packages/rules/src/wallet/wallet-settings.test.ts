import { defaultWalletSettings, type WalletSettings } from '@cliffhanger/contract/wallet/settings.ts'
import { expect, it } from 'vitest'
import { needsTwo, wrongWalletSetting } from './wallet-settings.ts'

it.each<[string, Partial<WalletSettings>, keyof WalletSettings | undefined]>([
  ['C-41, C-42: the defaults', {}, undefined],
  ['V-33: more decimals than money has', { recharge_min: '10.001' }, 'recharge_min'],
  ['V-33: a part of a gold coin', { reward_min: '1.5' }, 'reward_min'],
  ['a fee of everything', { withdraw_fee_rate: '1' }, 'withdraw_fee_rate'],
  ['fee and tax of everything', { withdraw_fee_rate: '0.5', withdraw_tax_rate: '0.5' }, 'withdraw_tax_rate'],
  ['a most below the least', { withdraw_max: '9.99' }, 'withdraw_max'],
  ['a reward that ends before it begins', { reward_min: '101' }, 'reward_max'],
  ['A-4: no limit for one operator at all', { four_eyes_amount: '0.00' }, 'four_eyes_amount'],
  ['A-4: a limit nothing reaches', { four_eyes_amount: '999999999' }, 'four_eyes_amount'],
  ['A-4: a day nothing reaches', { operator_day_amount: '500000.01' }, 'operator_day_amount'],
  ['A-4: a day below a single act', { operator_day_amount: '999.99' }, 'operator_day_amount'],
  ['nothing as the least', { withdraw_min: '0' }, 'withdraw_min'],
])('%s', (_what, changes, field) => {
  expect(wrongWalletSetting({ ...defaultWalletSettings, ...changes })).toBe(field)
})

it.each<[string, Partial<WalletSettings>, boolean]>([
  ['what one operator may do alone', { four_eyes_amount: '2000.00' }, true],
  ['what may leave in a day', { withdraw_fee_rate: '0.02', withdraw_daily_amount: '1.00' }, true],
  ['a limit that stays', { four_eyes_amount: defaultWalletSettings.four_eyes_amount }, false],
  ['a fee', { withdraw_fee_rate: '0.02' }, true],
  ['a fee of a recharge', { recharge_fee_rate: '0.02' }, true],
  ['the first withdrawal without a fee', { withdraw_first_free: 0 }, true],
  ['from which recharge on gold is granted', { reward_threshold: '1.00' }, true],
  ['how long granted gold stays', { reward_days: 0 }, true],
  ['how long an order waits', { order_minutes: 1440 }, true],
  ['how long money stays after a change of an account', { cooling_hours: 0 }, true],
  ['tries of a payment password', { pay_lock_tries: 100 }, true],
  [
    'the smallest withdrawal, and what members are told to expect',
    { withdraw_min: '20', withdraw_arrive_hours: 48 },
    false,
  ],
])('A-4: knows what takes two operators: %s', (_what, changes, isForTwo) => {
  expect(needsTwo(defaultWalletSettings, changes)).toBe(isForTwo)
})
