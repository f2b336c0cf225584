import type { Db } from '../../../../platform/database/db.ts'
import { limitOfRecords } from '../../../wallet/index.ts'
import type { PaymentDeps } from '../../deps.ts'
import { countSuspense, listSuspenseRows, type SuspenseFilter, type SuspenseRow } from '../queries/suspense.ts'
import { bookFound, type Found } from './book.ts'
import { creditItem } from './credit.ts'
import type { Judgement } from './items.ts'
import { refundItem } from './refund.ts'

/** What operators do with money that could not be credited by itself. */
export const createSuspenseService = (deps: PaymentDeps) => ({
  /** From which amount on two operators must agree, by item. */
  limits: limitOfRecords,
  list: async (
    db: Db,
    filter: SuspenseFilter,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly rows: readonly SuspenseRow[]; readonly total: number }> => ({
    rows: await listSuspenseRows(db, filter, page),
    total: await countSuspense(db, filter),
  }),
  book: (tx: Db, found: Found) => bookFound(deps, tx, found),
  credit: (tx: Db, id: number, judgement: Judgement & { readonly userId: number | undefined }) =>
    creditItem(deps, tx, id, judgement),
  refund: (tx: Db, id: number, judgement: Judgement) => refundItem(deps, tx, id, judgement),
})
