import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../platform/database/db.ts'

/** What a level asks for and gives from a moment on; amounts are minor units of money as text, rates parts per million. */
export interface TermsRow {
  readonly from_ms: number
  readonly need_sales: number
  readonly need_amount: string
  readonly rate_1_ppm: number
  readonly rate_2_ppm: number
}

/** A level with its terms of now. */
export interface LevelRow extends TermsRow {
  readonly level: number
  readonly names: ByLanguage<string>
  readonly is_open: boolean
  readonly version: number
}

const termColumns = `t.from_ms, t.need_sales, t.need_amount::text as need_amount, t.rate_1_ppm, t.rate_2_ppm`
const termsAt = (atMs: string) =>
  `lateral (select * from agent_terms x where x.level = l.level and x.from_ms <= ${atMs} order by x.from_ms desc limit 1) t`

/** Every level whose terms have begun; `isOpen`: only those that members can apply for. */
export const listLevels = (db: Db, nowMs: number, { isOpen }: { readonly isOpen: boolean }): Promise<LevelRow[]> =>
  db.query(
    `select l.level, l.names, l.is_open, l.version, ${termColumns} from agent_levels l join ${termsAt('$1')} on true
      where l.is_open or not $2 order by l.level`,
    [nowMs, isOpen],
  )

/** What an agent earns by at a moment. */
export interface HeldRow {
  readonly level: number
  readonly from_ms: number
  readonly rate_1_ppm: number
  readonly rate_2_ppm: number
}

/** The level a member held at a moment with its rates of that moment; undefined: none. */
export const findHeld = (db: Db, userId: number, atMs: number): Promise<HeldRow | undefined> =>
  db.find(
    `select l.level, l.from_ms, t.rate_1_ppm, t.rate_2_ppm from (
       select level, from_ms from agent_grants where user_id = $1 and from_ms <= $2 order by from_ms desc limit 1
     ) l join ${termsAt('$2')} on true`,
    [userId, atMs],
  )

/** A level as operators see it: its terms of now, and those that begin later. */
export interface WrittenLevelRow {
  readonly level: number
  readonly names: ByLanguage<string>
  readonly is_open: boolean
  readonly version: number
  readonly changed_ms: number
  /** The newest first; those of now and of later. */
  readonly terms: readonly TermsRow[]
  /** How many hold it now. */
  readonly holders: number
}

/** All of them, or one. */
export const listWrittenLevels = (db: Db, nowMs: number, level?: number): Promise<WrittenLevelRow[]> =>
  db.query(
    `select l.level, l.names, l.is_open, l.version, l.changed_ms,
       coalesce((select json_agg(json_build_object('from_ms', t.from_ms, 'need_sales', t.need_sales, 'need_amount', t.need_amount::text,
           'rate_1_ppm', t.rate_1_ppm, 'rate_2_ppm', t.rate_2_ppm) order by t.from_ms desc)
          from agent_terms t where t.level = l.level
           and t.from_ms >= coalesce((select max(x.from_ms) from agent_terms x where x.level = l.level and x.from_ms <= $1), 0)), '[]') as terms,
       (select count(*)::int from (select distinct on (user_id) user_id, level from agent_grants where from_ms <= $1
          order by user_id, from_ms desc) held where held.level = l.level) as holders
       from agent_levels l where $2::int is null or l.level = $2 order by l.level`,
    [nowMs, level ?? null],
  )

export interface LevelDraft {
  readonly level: number
  readonly names: ByLanguage<string>
  readonly isOpen: boolean
}

/** 0 where there is one of this number. */
export const insertLevel = (tx: Db, { level, names, isOpen }: LevelDraft, nowMs: number): Promise<number> =>
  tx.execute(
    `insert into agent_levels (level, names, is_open, created_ms, changed_ms) values ($1, $2, $3, $4, $4) on conflict do nothing`,
    [level, JSON.stringify(names), isOpen, nowMs],
  )

/** 0 where it was changed since `version`. */
export const updateLevel = (
  tx: Db,
  { level, names, isOpen }: LevelDraft,
  version: number,
  nowMs: number,
): Promise<number> =>
  tx.execute(
    `update agent_levels set names = $2, is_open = $3, version = version + 1, changed_ms = $5 where level = $1 and version = $4`,
    [level, JSON.stringify(names), isOpen, version, nowMs],
  )

/** Terms of a level from a moment on; 0 where it has terms that begin then or later. */
export const insertTerms = (
  tx: Db,
  level: number,
  terms: TermsRow,
  { operatorId, nowMs }: { readonly operatorId: number; readonly nowMs: number },
): Promise<number> =>
  tx.execute(
    `insert into agent_terms (level, from_ms, need_sales, need_amount, rate_1_ppm, rate_2_ppm, operator_id, created_ms)
     select $1, $2, $3, $4, $5, $6, $7, $8 where not exists (select from agent_terms where level = $1 and from_ms >= $2)
     on conflict do nothing`,
    [level, terms.from_ms, terms.need_sales, terms.need_amount, terms.rate_1_ppm, terms.rate_2_ppm, operatorId, nowMs],
  )
