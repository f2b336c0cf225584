import type { ScreenName } from '@cliffhanger/contract/client-paths.ts'
import { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import type { AccountType, WithdrawAccount, WithdrawMethod } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { forgetAnswersEverywhere } from '../../../platform/server/optimistic.ts'
import type { Translate } from '../../../platform/texts.ts'

/** The forms of a new account that have a path of their own; an address of USDT is entered on that of all kinds. */
export const accountForms = { bank: 'addCard', alipay: 'addAlipay', wechat: 'addWechat' } as const satisfies Readonly<
  Record<Exclude<AccountType, 'usdt'>, ScreenName>
>

/** Where the first account is added: the form of its kind where only one is open, that of all kinds else. */
export const accountFormOf = ([only, ...others]: readonly WithdrawMethod[]): ScreenName =>
  only && only.type !== 'usdt' && others.length === 0 ? accountForms[only.type] : 'addWallet'

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

type NamedAccount = Pick<WithdrawAccount, 'type' | 'bank_name' | 'card_no' | 'account' | 'chain'>

/** What an account is with: the bank, or the kind and its network. */
export const accountName = (
  { type, bank_name, chain }: Pick<NamedAccount, 'type' | 'bank_name' | 'chain'>,
  t: Translate,
) => (type === 'bank' ? bank_name : type === 'usdt' ? `USDT ${chain}` : accountTypeName(type, t))

/** The end of its number, as the server masks it, in signs that people know from their cards. */
export const accountNumber = ({ type, card_no, account }: NamedAccount, t: Translate): string => {
  if (type === 'bank') return masked(card_no)
  return account === '' ? t('withdrawal.collectionCode') : masked(account)
}

const masked = (number: string): string => number.replaceAll('*', '•')

/** What an account is called where its number is masked: the bank or the kind, and the end of the number. */
export const accountTitle = (account: NamedAccount, t: Translate): string =>
  `${accountName(account, t)} ${accountNumber(account, t)}`

/** Has everything shown about my accounts asked for again. */
export const forgetAccounts = (): Promise<void> =>
  forgetAnswersEverywhere(
    withdrawalAccountCalls.getAccountKinds,
    withdrawalAccountCalls.listWithdrawAccounts,
    withdrawalAccountCalls.getWithdrawAccount,
  )
