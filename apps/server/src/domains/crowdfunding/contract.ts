import { createHash } from 'node:crypto'
import type { CrowContract } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { languageIn, textIn } from '@cliffhanger/i18n/by-language.ts'
import { type ContractText, shippedContract, shippedContractVersion } from '@cliffhanger/i18n/contract-texts.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { formatDecimal, formatMoney } from '@cliffhanger/i18n/format/numbers.ts'
import { fallbackLanguage, type Language } from '@cliffhanger/i18n/languages.ts'
import { type ContractTerms, renderContract } from '@cliffhanger/rules/crowdfunding/contract-text.ts'
import { penaltyRate } from '@cliffhanger/rules/crowdfunding/early-exit.ts'
import { formatRate } from '@cliffhanger/rules/money.ts'
import type { Db } from '../../platform/database/db.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { writeMoney } from './present.ts'
import { type ContractRow, findNewestText } from './queries/contracts.ts'
import type { ProjectRow } from './queries/projects.ts'

/** The text of the contract that new orders sign, in one language. */
export interface CurrentContract extends ContractText {
  readonly version: number
  readonly language: Language
}

export async function currentContract(db: Db, wanted: Language): Promise<CurrentContract> {
  const published = await findNewestText(db)
  const texts = published?.texts ?? shippedContract
  const language = languageIn(texts, wanted) ?? fallbackLanguage
  const text = texts[language]
  if (!text) throw new Error('A contract is written in no language')
  return { ...text, version: published?.version ?? shippedContractVersion, language }
}

/** What a contract is about; without a signature it is shown before joining. */
export interface ContractSubject {
  readonly project: ProjectRow
  readonly moneyName: string
  readonly zone: string
  readonly signature?: {
    readonly contractNo: string
    readonly nickName: string
    readonly name: string
    readonly units: number
    readonly amount: bigint
    readonly signedMs: number
  }
}

/** What stands where nobody has signed yet. */
const blank = '—'

/** The contract as HTML, with its terms as they are now. */
export function writeContract(text: CurrentContract, { project, moneyName, zone, signature }: ContractSubject): string {
  const { language } = text
  const money = (minor: string | bigint) => formatMoney(writeMoney(minor), moneyName, language)
  const terms: ContractTerms = {
    contract_no: signature?.contractNo ?? blank,
    project: textIn(project.texts, language)?.title ?? '',
    copyright_owner: project.copyright_owner,
    party_a: text.party_a,
    party_b: signature ? `${signature.name} (${signature.nickName})` : blank,
    units: signature ? formatDecimal(String(signature.units), language) : blank,
    unit_price: money(project.unit_price),
    amount: signature ? money(signature.amount) : blank,
    day_rate: percent(BigInt(project.day_rate), language),
    cycle_days: formatDecimal(String(project.cycle_days), language),
    penalty_rate: percent(penaltyRate, language),
    signed: signature ? formatMoment(signature.signedMs, 'momentInFull', language, zone) : blank,
    sign_name: signature?.name ?? blank,
  }
  return renderContract(text.content, terms)
}

/** A rate as a share of a hundred, with every decimal it has. */
const percent = (rate: bigint, language: Language): string => `${formatDecimal(formatRate(rate * 100n), language)}%`

export const hashOf = (content: string): string => createHash('sha256').update(content, 'utf8').digest('hex')

/** The contract before joining. */
export function presentBlankContract(
  { settings }: Pick<CallContext, 'settings'>,
  text: CurrentContract,
  project: ProjectRow,
  moneyName: string,
): CrowContract {
  const content = writeContract(text, { project, moneyName, zone: settings.TIME_ZONE })
  return {
    contract_no: '',
    version: text.version,
    language: text.language,
    project_id: project.id,
    order_id: 0,
    title: text.title,
    content,
    hash: hashOf(content),
    party_a: text.party_a,
    party_b: '',
    amount: writeMoney(0n),
    penalty_rate: formatRate(penaltyRate, 2),
    sign_name: '',
    sign_time: 0,
  }
}

/** The contract as it was signed. */
export const presentContract = (row: ContractRow): CrowContract => ({
  contract_no: row.contract_no,
  version: row.version,
  language: row.language,
  project_id: row.project_id,
  order_id: row.order_id,
  title: row.title,
  content: row.content,
  hash: row.hash,
  party_a: row.party_a,
  party_b: row.party_b,
  amount: writeMoney(row.amount),
  penalty_rate: formatRate(penaltyRate, 2),
  sign_name: row.sign_name,
  sign_time: toSeconds(row.signed_ms),
})
