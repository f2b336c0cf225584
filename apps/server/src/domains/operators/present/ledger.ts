import type { MemberLine } from '@cliffhanger/contract/account/operator-schemas.ts'
import type {
  LedgerAccount,
  LedgerEntry,
  LedgerProof,
  LedgerRequest,
  LedgerTransfer,
  SuspenseLine,
} from '@cliffhanger/contract/ledger/operator-ledger-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import {
  type ExploredAccount,
  type ExploredEntry,
  type ExploredTransfer,
  isReversible,
  type LedgerCoin,
  type OpenRecord,
  type ProofRow,
  type RequestRow,
} from '../../ledger/index.ts'

type LineOf = (userId: number) => MemberLine

const write = (amount: string, coin: LedgerCoin) => formatMinor(BigInt(amount), coinScale[coin])
const ownerLine = (ownerId: number, lineOf: LineOf) => (ownerId === 0 ? null : lineOf(ownerId))

export const presentAccount = (row: ExploredAccount, lineOf: LineOf): LedgerAccount => ({
  id: row.id,
  owner: ownerLine(row.owner_id, lineOf),
  purpose: row.purpose,
  coin_code: row.coin_code,
  balance: write(row.balance, row.coin_code),
  waiting: write(row.waiting, row.coin_code),
  version: row.version,
  update_time: toSeconds(row.changed_ms),
})

export const presentEntry = (row: ExploredEntry, lineOf: LineOf): LedgerEntry => ({
  id: row.id,
  transfer_id: row.transfer_id,
  account_id: row.account_id,
  purpose: row.purpose,
  owner: ownerLine(row.owner_id, lineOf),
  coin_code: row.coin_code,
  amount: write(row.amount, row.coin_code),
  balance_after: write(row.balance_after, row.coin_code),
  is_waiting: flagOf(row.is_waiting),
  kind: row.kind,
  biz_no: row.biz_no,
  create_time: toSeconds(row.created_ms),
})

export const presentTransfer = (row: ExploredTransfer): LedgerTransfer => ({
  id: row.id,
  kind: row.kind,
  natural_key: row.natural_key,
  biz_no: row.biz_no,
  remark: row.remark,
  operator_id: row.operator_id,
  reverses: row.reverses ?? 0,
  reversed_by: row.reversed_by ?? 0,
  can_reverse: flagOf(isReversible(row)),
  create_time: toSeconds(row.created_ms),
})

export const presentOpen = ({ biz_no, coin_code, amount, since_ms }: OpenRecord): SuspenseLine => ({
  biz_no,
  coin_code,
  amount: write(amount, coin_code),
  since_time: toSeconds(since_ms),
})

export const presentRequest = (row: RequestRow, lineOf: LineOf): LedgerRequest => ({
  id: row.id,
  act: row.act,
  state: row.state,
  moves: row.moves.map(({ route, coin, amount, from, to }) => ({
    route,
    coin_code: coin,
    amount: write(amount, coin),
    from,
    to,
  })),
  member: row.user_id === null ? null : lineOf(row.user_id),
  transfer_id: row.transfer_id ?? 0,
  reason_code: row.reason_code,
  reason: row.reason,
  made_by: row.made_by,
  decided_by: row.decided_by ?? 0,
  decision: row.decision,
  posted_id: row.posted_id ?? 0,
  create_time: toSeconds(row.created_ms),
  decide_time: toSeconds(row.decided_ms),
})

export const presentProof = (row: ProofRow): LedgerProof => ({
  check_time: toSeconds(row.checked_ms),
  is_sound: flagOf(row.is_sound),
  findings: row.findings,
  solvency: row.solvency.map(({ coin_code, liabilities, assets }) => ({
    coin_code,
    liabilities: write(liabilities, coin_code),
    assets: write(assets, coin_code),
  })),
})
