import type { Db } from '../../../platform/database/db.ts'

/** Whether one operator may do alone what takes two. */
export const isSingleOperator = async (db: Db): Promise<boolean> =>
  (await db.one<{ is_single: boolean }>(`select is_single from operator_policy`)).is_single

/** Only with the rights of the tables' owner. */
export const setSingleOperator = (tx: Db, isSingle: boolean): Promise<number> =>
  tx.execute(`update operator_policy set is_single = $1 where is_single <> $1`, [isSingle])
