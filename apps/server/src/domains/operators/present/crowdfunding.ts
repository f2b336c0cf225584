import { createHash } from 'node:crypto'
import type { MemberLine } from '@cliffhanger/contract/account/operator-schemas.ts'
import type {
  ContractVersion,
  CrowOrderOverview,
  SignedContract,
} from '@cliffhanger/contract/crowdfunding/operator-order-calls.ts'
import type {
  EscrowMove,
  ProjectEscrow,
  WrittenProject,
  WrittenProjectType,
} from '@cliffhanger/contract/crowdfunding/operator-project-schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import { fallbackLanguage } from '@cliffhanger/i18n/languages.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import {
  availableOf,
  type ContractVersionRow,
  type EscrowMoveRow,
  presentOrder,
  type SignedOrderRow,
  type WrittenProjectRow,
  type WrittenTypeRow,
  writeMoney,
  writeRate,
} from '../../crowdfunding/index.ts'
import { writtenOf } from '../written-languages.ts'

type LineOf = (userId: number) => MemberLine
type Reader = Pick<CallContext, 'storage' | 'origin'>

export const presentWrittenType = (row: WrittenTypeRow): WrittenProjectType => ({
  id: row.id,
  names: writtenOf(row.names),
  sort: row.sort,
  is_open: flagOf(row.is_open),
  project_total: row.project_total,
})

/** The title by which lists and requests name a project. */
export const titleOf = ({ texts }: Pick<WrittenProjectRow, 'texts'>): string =>
  textIn(texts, fallbackLanguage)?.title ?? ''

export const presentEscrow = ({ escrow, stakes }: Pick<WrittenProjectRow, 'escrow' | 'stakes'>): ProjectEscrow => ({
  balance: writeMoney(escrow),
  stakes: writeMoney(stakes),
  available: writeMoney(availableOf({ escrow, stakes })),
})

export const presentWrittenProject = (reader: Reader, row: WrittenProjectRow, lineOf: LineOf): WrittenProject => ({
  id: row.id,
  version: row.version,
  stage: row.stage,
  type_id: row.type_id,
  type_names: writtenOf(row.type_names),
  texts: writtenOf(row.texts),
  copyright_owner: row.copyright_owner,
  cover_key: row.cover_key,
  cover: publicAddress(reader, row.cover_key),
  image_keys: [...row.image_keys],
  images: row.image_keys.map((key) => publicAddress(reader, key)),
  unit_price: writeMoney(row.unit_price),
  units_total: row.units_total,
  units_left: row.units_left,
  min_amount: writeMoney(row.min_amount),
  total_amount: writeMoney(BigInt(row.unit_price) * BigInt(row.units_total)),
  raised_amount: writeMoney(row.raised),
  min_unit: row.min_unit,
  max_unit: row.max_unit,
  day_rate: writeRate(row.day_rate),
  cycle_days: row.cycle_days,
  start_time: toSeconds(row.starts_ms),
  end_time: toSeconds(row.ends_ms),
  payee_ids: [...row.payee_ids],
  payees: row.payee_ids.map(lineOf),
  sort: row.sort,
  member_total: row.members,
  escrow: presentEscrow(row),
  create_time: toSeconds(row.created_ms),
  update_time: toSeconds(row.changed_ms),
})

/** The terms of a project in one line each, for whoever agrees to them and for the log. */
export const shownProjectTerms = (row: WrittenProjectRow): Record<string, string | number> => ({
  ...Object.fromEntries(Object.entries(row.texts).map(([language, text]) => [`title.${language}`, text.title])),
  copyright_owner: row.copyright_owner,
  unit_price: writeMoney(row.unit_price),
  units_total: row.units_total,
  min_amount: writeMoney(row.min_amount),
  min_unit: row.min_unit,
  max_unit: row.max_unit,
  day_rate: writeRate(row.day_rate),
  cycle_days: row.cycle_days,
  start_time: new Date(row.starts_ms).toISOString(),
  end_time: new Date(row.ends_ms).toISOString(),
  payee_ids: row.payee_ids.join(', '),
})

export const presentEscrowMove = (row: EscrowMoveRow, lineOf: LineOf): EscrowMove => ({
  transfer_id: row.transfer_id,
  kind: row.kind === 'project_payout' ? 'payout' : 'proceeds',
  member: row.user_id === null ? null : lineOf(row.user_id),
  amount: writeMoney(row.amount),
  operator_id: row.operator_id,
  create_time: toSeconds(row.created_ms),
})

export const presentOrderOverview = (
  reader: Pick<CallContext, 'settings' | 'language'>,
  row: SignedOrderRow,
  lineOf: LineOf,
): CrowOrderOverview => ({
  ...presentOrder(reader, row),
  member: lineOf(row.user_id),
  contract_version: row.contract_version,
  contract_language: row.contract_language,
})

export const presentSigned = (row: SignedOrderRow, lineOf: LineOf): SignedContract => ({
  order_id: row.id,
  contract_no: row.contract_no,
  project_id: row.project_id,
  project: row.title,
  version: row.contract_version,
  language: row.contract_language,
  member: lineOf(row.user_id),
  amount: writeMoney(row.amount),
  hash: row.contract_hash,
  sign_time: toSeconds(row.signed_ms),
})

export const presentVersion = (row: ContractVersionRow, names: ReadonlyMap<number, string>): ContractVersion => ({
  version: row.version,
  texts: writtenOf(row.texts),
  publish_time: toSeconds(row.published_ms),
  operator_name: names.get(row.operator_id) ?? '',
  signed_total: row.signed,
})

/** Which text each language has, by its title and SHA-256: the texts themselves are kept with their version. */
export const contractSums = (
  texts: Readonly<Record<string, { readonly title: string; readonly content: string } | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      text ? [[language, `${text.title} ${createHash('sha256').update(text.content, 'utf8').digest('hex')}`]] : [],
    ),
  )
