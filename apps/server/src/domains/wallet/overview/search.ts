import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import { foldText, wordsOf } from '@cliffhanger/rules/search-text.ts'
import { readBillKeyword } from '@cliffhanger/rules/wallet/bills/bill-search.ts'
import { findUsers } from '../../account/index.ts'
import { type LineFilter, listOthers, searchLines } from '../../ledger/index.ts'
import type { BillReader, WalletNeeds } from '../needs.ts'
import type { LineAccount } from './lines.ts'

/** Purchases, and members one had to do with, that are looked through; of more of them the rest is not found. */
const mostPurchases = 1000
const mostMembers = 5000

/** Ids of the newest lines within a filter whose drama, member, number or amount is what was typed, newest first. */
export async function searchBill(
  domains: Pick<WalletNeeds, 'drama'>,
  { db, caller }: Pick<BillReader, 'db' | 'caller'>,
  keyword: string,
  { accounts, ...filter }: Omit<LineFilter, 'accountIds'> & { readonly accounts: readonly LineAccount[] },
): Promise<number[]> {
  const accountIds = accounts.map(({ id }) => id)
  const { amount, number } = readBillKeyword(keyword)
  const words = wordsOf(keyword)
  const [purchases, otherIds] =
    words.length === 0
      ? [[], []]
      : await Promise.all([
          domains.drama.searchUnlocks(db, caller.userId, words, mostPurchases),
          findOthers(db, accountIds, caller.userId, words),
        ])
  const amounts = accounts.map(({ coin }) => amount && (parseMinor(amount, coinScale[coin])?.toString() ?? null))
  return searchLines(
    db,
    { ...filter, accountIds },
    {
      amounts: amounts.map((each) => each ?? null),
      otherIds,
      numbers: number === undefined ? purchases : [number, ...purchases],
    },
  )
}

/** The members of a bill whose names hold all words. */
async function findOthers(
  db: BillReader['db'],
  accountIds: readonly number[],
  userId: number,
  words: readonly string[],
): Promise<number[]> {
  const ids = (await listOthers(db, accountIds, mostMembers)).filter((id) => id !== userId)
  if (ids.length === 0) return []
  const isNamedSo = (name: string) => words.every((word) => name.includes(word))
  return [...(await findUsers(db, ids)).values()]
    .filter(({ nick_name: name }) => isNamedSo(foldText(name)))
    .map(({ user_id: id }) => id)
}
