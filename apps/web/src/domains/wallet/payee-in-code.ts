import { paths } from '@cliffhanger/contract/client-paths.ts'
import { hrefTo } from '../../platform/navigation/paths.ts'
import { parseHash } from '../../platform/navigation/router.tsx'

/** Whom a code asks to send to, and how much; '' where it leaves that open. */
export interface AskedTransfer {
  readonly userNo: string
  readonly amount: string
}

const numberText = /^\d{4,20}$/
const amountText = /^\d{1,13}(\.\d{1,2})?$/

/** What a transfer screen's address asks for; undefined where it names nobody by number. */
export const askedInQuery = (query: URLSearchParams): AskedTransfer | undefined => {
  const userNo = query.get('user_no') ?? ''
  const amount = query.get('amount') ?? ''
  return numberText.test(userNo) ? { userNo, amount: amountText.test(amount) ? amount : '' } : undefined
}

/** What a scanned code asks for: one to receive with, that of a member's profile, or a bare number; undefined for any other. */
export const payeeInCode = (text: string): AskedTransfer | undefined => {
  const plain = text.trim()
  if (numberText.test(plain)) return { userNo: plain, amount: '' }
  const { path, search } = parseHash(plain.slice(plain.indexOf('#')))
  const query = new URLSearchParams(search)
  if (path === paths.transfer) return askedInQuery(query)
  const userNo = path === paths.addFriend ? (query.get('find') ?? '') : ''
  return numberText.test(userNo) ? { userNo, amount: '' } : undefined
}

/** The address that asks for a transfer to a member, of an amount of money where one is given. */
export const receiveAddress = (userNo: string, amount: string): string =>
  `${location.origin}${location.pathname}${hrefTo('transfer', { user_no: userNo, ...(amount !== '' && { amount }) })}`
