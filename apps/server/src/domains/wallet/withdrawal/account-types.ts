import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { AccountType } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { type MessageName, messageText } from '@cliffhanger/i18n/server-texts.ts'

const names = {
  bank: 'accountBank',
  alipay: 'accountAlipay',
  wechat: 'accountWechat',
  usdt: 'accountUsdt',
} as const satisfies Record<AccountType, MessageName>

export const typeName = (language: Language, type: AccountType): string => messageText(language, names[type])

/** USDT is a module of its own; every other type is always there. */
export const isTypeOpen = ({ usdt }: Pick<PlatformSettings['modules'], 'usdt'>, type: AccountType): boolean =>
  type !== 'usdt' || usdt === 1
