import type { Bank } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** With the name that a reader of the language `$1` knows. */
const columns = `id, code, case when $1 = 'zh-CN' or english_name = '' then name else english_name end as name, icon, sort`
const banksLimit = 500

/** Banks one of whose names or whose code holds the word; '' for all. */
export const listBanks = (db: Db, language: Language, word: string): Promise<Bank[]> =>
  db.query(
    `select ${columns} from banks where $2 = '' or position(lower($2) in lower(concat_ws(' ', name, english_name, code))) > 0 order by sort, id limit $3`,
    [language, word, banksLimit],
  )

export const findBank = (db: Db, language: Language, id: number): Promise<Bank | undefined> =>
  db.find(`select ${columns} from banks where id = $2`, [language, id])
