import { defaultWalletSettings, type WalletSettings } from '@cliffhanger/contract/wallet/settings.ts'
import { expect, it } from 'vitest'
import { wrongWalletSetting } from './wallet-settings.ts'

it.each<[string, Partial<WalletSettings>, keyof WalletSettings | undefined]>([
  ['C-41, C-42: the defaults', {}, undefined],
  ['V-33: more decimals than money has', { recharge_min: '10.001' }, 'recharge_min'],
  ['V-33: a part of a gold coin', { reward_min: '1.5' }, 'reward_min'],
  ['a fee of everything', { withdraw_fee_rate: '1' }, 'withdraw_fee_rate'],
  ['fee and tax of everything', { withdraw_fee_rate: '0.5', withdraw_tax_rate: '0.5' }, 'withdraw_tax_rate'],
  ['a most below the least', { withdraw_max: '9.99' }, 'withdraw_max'],
  ['a reward that ends before it begins', { reward_min: '101' }, 'reward_max'],
  ['nothing as the least', { withdraw_min: '0' }, 'withdraw_min'],
])('%s', (_what, changes, field) => {
  expect(wrongWalletSetting({ ...defaultWalletSettings, ...changes })).toBe(field)
})
