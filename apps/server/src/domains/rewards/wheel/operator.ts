import { type WheelSettings, wheelSettings } from '@cliffhanger/contract/rewards/wheel-settings.ts'
import { fairnessOf } from '@cliffhanger/rules/rewards/fairness.ts'
import { givesMoney, type PrizeTerms, wrongPrizeField, wrongTable } from '@cliffhanger/rules/rewards/wheel-prize.ts'
import { wrongWheelSetting } from '@cliffhanger/rules/rewards/wheel-settings.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import {
  insertPrize,
  insertTable,
  listPrizes,
  listTables,
  lockPrize,
  type PrizeForm,
  type PrizeRow,
  updatePrize,
} from './queries/prizes.ts'
import { findTable, findTables, listTallies, type Segment, type TableRow } from './queries/tables.ts'
import { readWheelSettings, settingsKey } from './settings.ts'

export type { PrizeForm, PrizeRow } from './queries/prizes.ts'
export type { Segment, TableRow } from './queries/tables.ts'

/** Nobody else lays prizes out or changes the settings meanwhile; members spin all the same. */
const lockWheel = (tx: Db): Promise<number> =>
  tx.execute('select pg_advisory_xact_lock(hashtextextended($1, 0))', ['wheel.operators'])

const termsOf = (prize: Omit<PrizeForm, 'names' | 'image_key' | 'sort' | 'is_open'>): PrizeTerms => ({
  kind: prize.kind,
  coin: prize.coin_code,
  amount: BigInt(prize.amount),
  targetId: prize.target_id,
  weight: prize.weight,
  stock: prize.stock,
  dailyBudget: prize.daily_budget === null ? null : BigInt(prize.daily_budget),
  isFallback: prize.is_fallback,
})

/** Refuses 4000 with the field of a prize that makes no sense. */
function checkPrize(form: PrizeForm): void {
  const wrong = wrongPrizeField(termsOf(form))
  if (wrong) refuseField(wrong)
}

/** What publishing would lay out now. */
export interface WheelDraft {
  /** The moment of the newest change: what was read is what is published. */
  readonly version: number
  readonly segments: readonly Segment[]
  readonly problem: ReturnType<typeof wrongTable>
  /** Money is given away: two operators. */
  readonly needsTwo: boolean
}

async function readDraft(db: Db): Promise<WheelDraft> {
  const all = await listPrizes(db)
  const open = all.filter((prize) => prize.is_open)
  return {
    version: Math.max(0, ...all.map((prize) => prize.changed_ms)),
    segments: open.map(segmentOf),
    problem: wrongTable(open.map(termsOf)),
    needsTwo: givesMoney(open.map(termsOf)),
  }
}

const segmentOf = ({
  id,
  stock: _stock,
  sort: _sort,
  is_open: _open,
  changed_ms: _changed,
  ...segment
}: PrizeRow): Segment => ({
  prize_id: id,
  ...segment,
})

async function createPrize(tx: Db, form: PrizeForm, nowMs: number): Promise<PrizeRow> {
  checkPrize(form)
  await lockWheel(tx)
  // A version names one state of all prizes: no two changes have the same moment.
  return insertPrize(tx, form, Math.max(nowMs, (await readDraft(tx)).version + 1))
}

/** Changes a prize of the next table. Its stock is what it is under the lock, for members take from it. Refuses 4002, and 4003 to who has not read its
 *  newest change. */
async function editPrize(
  tx: Db,
  { id, version }: { readonly id: number; readonly version: number },
  change: (before: PrizeRow) => PrizeForm,
  nowMs: number,
): Promise<{ readonly before: PrizeRow; readonly after: PrizeRow }> {
  await lockWheel(tx)
  const before = (await lockPrize(tx, id)) ?? refuse('notFound')
  if (before.changed_ms !== version) refuse('stateChanged')
  const form = change(before)
  checkPrize(form)
  return { before, after: await updatePrize(tx, id, form, Math.max(nowMs, (await readDraft(tx)).version + 1)) }
}

/** Lays out what was read, once: refuses 4003 where another table was published since. */
async function publish(
  tx: Db,
  wanted: { readonly tableId: number; readonly segments: readonly Segment[]; readonly operatorId: number },
  nowMs: number,
): Promise<{ readonly before: TableRow | undefined; readonly after: TableRow }> {
  await lockWheel(tx)
  const before = await findTable(tx)
  if ((before?.id ?? 0) !== wanted.tableId) refuse('stateChanged')
  const id = await insertTable(tx, wanted.segments, wanted.operatorId, nowMs)
  return { before, after: { id, segments: wanted.segments, created_ms: nowMs } }
}

/** Some of the settings; what is left out stays. */
export type WheelChanges = { readonly [Name in keyof WheelSettings]?: WheelSettings[Name] | undefined }

/** The settings with some of them changed. Refuses 4000 with the one that makes no sense. */
function mergeSettings(before: WheelSettings, changes: WheelChanges): WheelSettings {
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined)
  const after = wheelSettings.parse({ ...before, ...Object.fromEntries(changed) })
  const wrong = wrongWheelSetting(after)
  return wrong ? refuseField(wrong) : after
}

/** Refuses 4003 where they have another version than the one that was read. */
async function changeSettings(
  tx: Db,
  changes: WheelChanges,
  expectedVersion: number,
): Promise<{ readonly before: WheelSettings; readonly after: WheelSettings; readonly version: number }> {
  await lockWheel(tx)
  const { settings: before, version } = await readWheelSettings(tx)
  if (version !== expectedVersion) refuse('stateChanged')
  const after = mergeSettings(before, changes)
  await tx.execute(
    'insert into platform_settings (key, value, version) values ($1, $2, $3) on conflict (key) do update set value = $2, version = $3',
    [settingsKey, JSON.stringify(after), version + 1],
  )
  return { before, after, version: version + 1 }
}

const shownTables = 50

/** How often each prize of a table was drawn, held against its odds; the present table where none is named. Refuses 4002. */
async function readFairness(db: Db, tableId: number | undefined) {
  const tables = await listTables(db, shownTables)
  const table =
    tableId === undefined ? await findTable(db) : ((await findTables(db, [tableId]))[0] ?? refuse('notFound'))
  const tallies = new Map((table ? await listTallies(db, table.id) : []).map((row) => [row.prize_id, row]))
  const prizes = (table?.segments ?? []).map((segment) => ({
    segment,
    drawn: tallies.get(segment.prize_id)?.drawn ?? 0,
    given: tallies.get(segment.prize_id)?.given ?? 0,
  }))
  const fairness = fairnessOf(prizes.map(({ segment, drawn }) => ({ weight: segment.weight, drawn })))
  return { table, tables, prizes, fairness }
}

/** What operators do with the turntable (S-107); each act in the transaction that also writes their log. */
export const wheelOperator = {
  listPrizes,
  createPrize,
  editPrize,
  readDraft,
  findTable,
  publish,
  readSettings: readWheelSettings,
  mergeSettings,
  changeSettings,
  readFairness,
}
