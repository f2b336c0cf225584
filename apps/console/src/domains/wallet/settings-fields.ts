import { defaultWalletSettings, type WalletSettings } from '@cliffhanger/contract/wallet/settings.ts'

type SettingName = keyof WalletSettings

/** The settings in the groups the form shows them in; the order is the form's. */
export const settingGroups = {
  recharge: [
    'recharge_min',
    'recharge_max',
    'recharge_fee_rate',
    'reward_threshold',
    'reward_min',
    'reward_max',
    'reward_days',
    'order_minutes',
  ],
  withdraw: [
    'withdraw_min',
    'withdraw_max',
    'withdraw_daily_count',
    'withdraw_daily_amount',
    'withdraw_fee_rate',
    'withdraw_tax_rate',
    'withdraw_first_free',
    'withdraw_need_real_name',
    'withdraw_arrive_hours',
  ],
  transfer: ['transfer_daily_amount'],
  treasure: ['treasure_day_rate'],
  crowdfunding: ['crowdfunding_need_real_name'],
  safety: ['four_eyes_amount', 'operator_day_amount', 'pay_lock_tries', 'pay_lock_minutes', 'cooling_hours'],
} as const satisfies Record<string, readonly SettingName[]>

export type SettingGroup = keyof typeof settingGroups

const flags: readonly SettingName[] = ['withdraw_first_free', 'withdraw_need_real_name', 'crowdfunding_need_real_name']

/** How a setting is written: a switch, a whole number, a share, or an amount. */
export const settingKindOf = (name: SettingName): 'flag' | 'number' | 'rate' | 'amount' => {
  if (flags.includes(name)) return 'flag'
  if (typeof defaultWalletSettings[name] === 'number') return 'number'
  return name.endsWith('_rate') ? 'rate' : 'amount'
}
