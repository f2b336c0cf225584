import type { CallRequest } from '@cliffhanger/contract/call.ts'
import type { Chain } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import type { AccountType, WithdrawAccount } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { isBankCard } from '@cliffhanger/rules/wallet/bank-card.ts'
import { isChainAddress } from '@cliffhanger/rules/wallet/crypto-address.ts'
import type { Translate } from '../../../platform/texts.ts'

/** An account as the calls take it, without the payment password. */
export type AccountInput = Omit<CallRequest<typeof withdrawalAccountCalls.addWithdrawAccount>, 'pay_password'>

/** What is typed and chosen in the form, whichever kind it is for. */
export interface AccountDraft {
  readonly type: AccountType
  readonly realName: string
  readonly bankId: number | undefined
  /** Digits only. */
  readonly cardNumber: string
  readonly account: string
  readonly chain: Chain | undefined
  readonly pictureKey: string
}

export type AccountField = 'real_name' | 'bank_id' | 'card_no' | 'account' | 'chain' | 'qr_url'

/** What is wrong with the fields of a kind (V-15, V-16, V-17), in the order they stand in. The server judges it again. */
export const accountProblems = (
  { type, realName, bankId, cardNumber, account, chain, pictureKey }: AccountDraft,
  t: Translate,
): Readonly<Partial<Record<AccountField, string>>> => {
  const nameLength = [...realName.trim()].length
  const name = nameLength === 0 ? t('withdrawal.nameMissing') : nameLength < 2 ? t('withdrawal.nameShort') : undefined
  const real_name = name === undefined ? {} : { real_name: name }
  switch (type) {
    case 'bank': {
      const card =
        cardNumber === '' ? t('withdrawal.cardMissing') : isBankCard(cardNumber) ? undefined : t('withdrawal.cardWrong')
      return {
        ...(bankId === undefined && { bank_id: t('withdrawal.bankMissing') }),
        ...(card !== undefined && { card_no: card }),
        ...real_name,
      }
    }
    case 'alipay':
    case 'wechat':
      return {
        ...real_name,
        ...(account.trim() === '' && pictureKey === '' && { account: t('withdrawal.accountOrCode') }),
      }
    case 'usdt': {
      if (chain === undefined) return { chain: t('withdrawal.chainMissing') }
      const address = account.trim()
      if (address === '') return { account: t('withdrawal.addressMissing') }
      return isChainAddress(chain, address) ? {} : { account: t('withdrawal.addressWrong', { chain }) }
    }
    default:
      return type satisfies never
  }
}

/** The fields of a kind as the calls take them. */
export const inputOfDraft = (draft: AccountDraft): AccountInput => {
  const { type, bankId, chain } = draft
  const account = draft.account.trim()
  switch (type) {
    case 'bank':
      return {
        type,
        real_name: draft.realName.trim(),
        card_no: draft.cardNumber,
        ...(bankId !== undefined && { bank_id: bankId }),
      }
    case 'alipay':
    case 'wechat':
      return {
        type,
        real_name: draft.realName.trim(),
        ...(account !== '' && { account }),
        ...(draft.pictureKey !== '' && { qr_url: draft.pictureKey }),
      }
    case 'usdt':
      return { type, account, ...(chain !== undefined && { chain }) }
    default:
      return type satisfies never
  }
}

/** Nothing typed yet. */
export const emptyDraft = (type: AccountType): AccountDraft => ({
  type,
  realName: '',
  bankId: undefined,
  cardNumber: '',
  account: '',
  chain: undefined,
  pictureKey: '',
})

/** An account as it stands, in the form's words. */
export const draftOfAccount = (account: WithdrawAccount): AccountDraft => ({
  type: account.type,
  realName: account.real_name,
  bankId: account.bank_id === 0 ? undefined : account.bank_id,
  cardNumber: account.card_no,
  account: account.account,
  chain: account.chain === '' ? undefined : account.chain,
  pictureKey: account.qr_url,
})

/** An account as it stands, as the calls take it. */
export const formOfAccount = (account: WithdrawAccount): AccountInput => inputOfDraft(draftOfAccount(account))
