import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import { type ContractText, shippedContract, shippedContractVersion } from '@cliffhanger/i18n/contract-texts.ts'
import { unknownFields } from '@cliffhanger/rules/crowdfunding/contract-text.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { type ContractTextRow, findNewestText } from '../queries/contracts.ts'
import { countSignedOf, countTexts, insertText, listTexts } from '../queries/signed.ts'

/** A version of the contract and how many orders signed it; the one that came with the product was published by nobody, at 0. */
export interface ContractVersionRow extends ContractTextRow {
  readonly signed: number
}

const shipped: ContractTextRow = {
  version: shippedContractVersion,
  texts: shippedContract,
  published_ms: 0,
  operator_id: 0,
}

/** Versions of the contract. What was signed is stored with its order and never changes. */
export const createContractsOperator = ({ clock }: Pick<ServerContext, 'clock'>) => ({
  /** The newest first; the one that came with the product is the last. */
  async versions(
    db: Db,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly rows: readonly ContractVersionRow[]; readonly total: number }> {
    const published = await countTexts(db)
    const rows = await listTexts(db, { limit, offset })
    const shown = offset + limit > published && offset <= published ? [...rows, shipped] : rows
    const signed = new Map(
      (
        await countSignedOf(
          db,
          shown.map(({ version }) => version),
        )
      ).map(({ version, total }) => [version, total]),
    )
    return {
      rows: shown.map((row) => ({ ...row, signed: signed.get(row.version) ?? 0 })),
      total: published + 1,
    }
  },

  /** The texts that new orders sign, where they are those of the version an operator read; refuses 4003, and 4000 a name that stands for no term. */
  async check(tx: Db, version: number, texts: ByLanguage<ContractText>): Promise<ContractTextRow> {
    const newest = (await findNewestText(tx)) ?? shipped
    if (newest.version !== version) refuse('stateChanged')
    for (const [language, text] of Object.entries(texts))
      if (text && unknownFields(text.content).length > 0) refuseField(`texts.${language}`)
    return newest
  },

  /** Publishes the next version: new orders sign it. Refuses 4003 where another one was published meanwhile. */
  async publish(
    tx: Db,
    { version, texts, operatorId }: { version: number; texts: ByLanguage<ContractText>; operatorId: number },
  ): Promise<{ readonly before: ContractTextRow; readonly version: number }> {
    const before = (await findNewestText(tx)) ?? shipped
    if (before.version !== version) refuse('stateChanged')
    if (!(await insertText(tx, { version: version + 1, texts, operatorId }, clock()))) refuse('stateChanged')
    return { before, version: version + 1 }
  },
})
