import type { ScreenName } from '@cliffhanger/contract/client-paths.ts'
import { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import type { AccountType, WithdrawAccount } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import type { LucideIcon } from 'lucide-react'
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign'
import CreditCard from 'lucide-react/icons/credit-card'
import MessageCircle from 'lucide-react/icons/message-circle'
import Smartphone from 'lucide-react/icons/smartphone'
import { forgetAnswersEverywhere } from '../../../platform/server/optimistic.ts'
import type { Translate } from '../../../platform/texts.ts'

export const accountIcons: Readonly<Record<AccountType, LucideIcon>> = {
  bank: CreditCard,
  alipay: Smartphone,
  wechat: MessageCircle,
  usdt: CircleDollarSign,
}

/** The forms of a new account; an address of USDT is entered among the kinds. */
export const accountForms = { bank: 'addCard', alipay: 'addAlipay', wechat: 'addWechat' } as const satisfies Readonly<
  Record<Exclude<AccountType, 'usdt'>, ScreenName>
>

export const accountTypeName = (type: AccountType, t: Translate): string => {
  switch (type) {
    case 'bank':
      return t('withdrawal.bank')
    case 'alipay':
      return t('withdrawal.alipay')
    case 'wechat':
      return t('withdrawal.wechat')
    case 'usdt':
      return 'USDT'
    default:
      return type satisfies never
  }
}

/** What an account is called where its number is masked: the bank or the kind, and the end of the number. */
export const accountTitle = (
  {
    type,
    bank_name,
    card_no,
    account,
    chain,
  }: Pick<WithdrawAccount, 'type' | 'bank_name' | 'card_no' | 'account' | 'chain'>,
  t: Translate,
): string => {
  switch (type) {
    case 'bank':
      return `${bank_name} ${card_no}`
    case 'alipay':
    case 'wechat':
      return `${accountTypeName(type, t)} ${account === '' ? t('withdrawal.collectionCode') : account}`
    case 'usdt':
      return `USDT ${chain} ${account}`
    default:
      return type satisfies never
  }
}

/** Has everything shown about my accounts asked for again. */
export const forgetAccounts = (): Promise<void> =>
  forgetAnswersEverywhere(
    withdrawalAccountCalls.getAccountKinds,
    withdrawalAccountCalls.listWithdrawAccounts,
    withdrawalAccountCalls.getWithdrawAccount,
  )
