import { createHmac } from 'node:crypto'
import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import type { AccountDetails } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { isBankCard, maskAccount, maskNumber } from '@cliffhanger/rules/wallet/bank-card.ts'
import { comparableAddress, isChainAddress } from '@cliffhanger/rules/wallet/crypto-address.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { sealerOf } from '../../../platform/security/sealed.ts'
import { holdFiles, ownsFiles } from '../../uploads/index.ts'
import { findBank } from './queries/banks.ts'

type Secrets = Pick<ServerContext, 'secrets'>
type Form = Omit<CallInput<typeof withdrawalAccountCalls.addWithdrawAccount>, 'pay_password' | 'is_default'>

/** What an account's type does not have. */
const nothing: Omit<AccountDetails, 'type'> = {
  real_name: '',
  bank_id: 0,
  bank_name: '',
  card_no: '',
  account: '',
  qr_url: '',
  chain: '',
}

/** The files an account names. */
export const filesOf = ({ qr_url: picture }: AccountDetails): string[] => (picture === '' ? [] : [picture])

/** In the transaction that stores it: what a form says about an account of its type; fields of other types fall away. Refuses 4000 naming the field (V-15, V-16, V-17), 5019. */
export async function readDetails(
  db: Db,
  { userId, language }: { readonly userId: number; readonly language: Language },
  form: Form,
): Promise<AccountDetails> {
  const { type } = form
  switch (type) {
    case 'bank': {
      const card = form.card_no ?? ''
      if (!isBankCard(card)) return refuseField('card_no')
      const bank = (await findBank(db, language, form.bank_id ?? 0)) ?? refuseField('bank_id')
      return { ...nothing, type, real_name: nameOf(form), bank_id: bank.id, bank_name: bank.name, card_no: card }
    }
    case 'alipay':
    case 'wechat': {
      const account = (form.account ?? '').trim()
      const picture = form.qr_url ?? ''
      if (account === '' && picture === '') return refuseField('account')
      const isThere = async () =>
        (await ownsFiles(db, userId, [picture])) && (await holdFiles(db, [picture])).has(picture)
      if (picture !== '' && !(await isThere())) return refuse('fileNotUploaded')
      return { ...nothing, type, real_name: nameOf(form), account, qr_url: picture }
    }
    case 'usdt': {
      const address = (form.account ?? '').trim()
      const chain = form.chain ?? refuseField('chain')
      if (!isChainAddress(chain, address)) return refuseField('account')
      return { ...nothing, type, account: address, chain }
    }
    default:
      return type satisfies never
  }
}

function nameOf({ real_name: typed = '' }: Form): string {
  const name = typed.trim()
  return name.length >= 2 ? name : refuseField('real_name')
}

export const sealDetails = ({ secrets }: Secrets, details: AccountDetails): Buffer =>
  sealerOf(secrets, 'sealed').seal(JSON.stringify(details))

/** The seal holds only what `sealDetails` put there. */
export const openDetails = ({ secrets }: Secrets, sealed: Buffer): AccountDetails =>
  JSON.parse(sealerOf(secrets, 'sealed').open(sealed)) as AccountDetails

/** The same for two accounts that money reaches the same person by. */
export const fingerprintOf = ({ secrets }: Secrets, details: AccountDetails): Buffer =>
  createHmac('sha256', secrets.lasting('withdraw-accounts'))
    .update(`${details.type} ${targetOf(details)}`)
    .digest()

function targetOf({ type, card_no: card, account, qr_url: picture, chain }: AccountDetails): string {
  if (type === 'bank') return card
  if (chain !== '') return `${chain} ${comparableAddress(chain, account)}`
  return account === '' ? picture : account.toLowerCase()
}

/** As lists show it: numbers by their last four, addresses by where they are. */
export const maskDetails = (details: AccountDetails): AccountDetails => ({
  ...details,
  card_no: maskNumber(details.card_no),
  account: maskAccount(details.account),
})
