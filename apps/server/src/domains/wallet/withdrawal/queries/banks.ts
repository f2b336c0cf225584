import type { Bank } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import type { Db } from '../../../../platform/db.ts'

const columns = `id, code, name, icon, sort`
const banksLimit = 500

/** Banks whose name or code holds the word; '' for all. */
export const listBanks = (db: Db, word: string): Promise<Bank[]> =>
  db.query(
    `select ${columns} from banks where $1 = '' or position(lower($1) in lower(name || ' ' || code)) > 0 order by sort, id limit $2`,
    [word, banksLimit],
  )

export const findBank = (db: Db, id: number): Promise<Bank | undefined> =>
  db.find(`select ${columns} from banks where id = $1`, [id])
