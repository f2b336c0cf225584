import * as z from 'zod/mini'
import { memberLine } from '../account/operator-schemas.ts'
import { version } from '../notices/operator-schemas.ts'
import { amount, byLanguage, count, flag, id, seconds, shortTexts, sortOrder, text } from '../schema.ts'
import { positiveAmount, rate, shownAmount } from '../wallet/money-schemas.ts'
import { projectStage } from './states.ts'

const isWritten = (texts: object) => Object.values(texts).some((each) => each !== undefined && each !== '')

/** A category as an operator writes it. */
export const projectTypeForm = z.object({
  names: shortTexts.check(z.refine(isWritten, { message: 'names' })),
  /** Larger stands before smaller. */
  sort: sortOrder(),
  is_open: flag(),
})

export const writtenProjectType = z.extend(projectTypeForm, {
  id: id(),
  names: shortTexts,
  /** Projects in it, also drafts. */
  project_total: count(),
})
export type WrittenProjectType = z.output<typeof writtenProjectType>

/** Words about a project in one language; all but the title are HTML, which is sanitised (V-42). Nobody joins what names no risk. */
const projectText = z.object({
  title: text(1, 100),
  intro: text(0, 50_000),
  rights: text(0, 50_000),
  risk: text(1, 50_000),
})

/** The most members that what is above the stakes of one project can be paid to. */
const mostPayees = 10
const units = () => z.int().check(z.gte(1), z.lte(1_000_000))

/** A project as an operator writes it. Once it is open its terms are part of contracts: only its type, pictures, intro and place still change, and
 *  languages can be added. */
export const projectForm = z.object({
  type_id: id(),
  texts: byLanguage(projectText).check(z.refine(isWritten, { message: 'texts' })),
  copyright_owner: text(1, 100),
  cover_key: text(1, 300),
  image_keys: z.array(text(1, 300)).check(z.maxLength(8)),
  unit_price: positiveAmount(),
  units_total: units(),
  /** Below it at its end the project has failed (S-90); 0: no minimum. */
  min_amount: amount(),
  min_unit: units(),
  /** Per member; 0: without limit. */
  max_unit: z.int().check(z.gte(0), z.lte(1_000_000)),
  /** `0.0010` is a tenth of a per cent a day. */
  day_rate: rate(),
  cycle_days: z.int().check(z.gte(1), z.lte(3650)),
  start_time: seconds(),
  end_time: seconds(),
  /** Members who may be paid what is above all stakes, named for ever when the project is opened. */
  payee_ids: z.array(id()).check(z.maxLength(mostPayees)),
  sort: sortOrder(),
})
export type ProjectForm = z.output<typeof projectForm>

/** The money of a project: all that is in its escrow, the part that its members put in, and what payees can be paid. */
export const projectEscrow = z.object({ balance: shownAmount(), stakes: shownAmount(), available: shownAmount() })
export type ProjectEscrow = z.output<typeof projectEscrow>

/** A project as operators see it. */
export const writtenProject = z.extend(projectForm, {
  id: id(),
  version,
  stage: projectStage,
  texts: byLanguage(projectText),
  type_names: shortTexts,
  cover: z.string(),
  images: z.array(z.string()),
  unit_price: shownAmount(),
  min_amount: shownAmount(),
  total_amount: shownAmount(),
  raised_amount: shownAmount(),
  units_left: count(),
  member_total: count(),
  payees: z.array(memberLine),
  escrow: projectEscrow,
  create_time: seconds(),
  update_time: seconds(),
})
export type WrittenProject = z.output<typeof writtenProject>

/** Money that an operator moved into or out of a project's escrow. */
export const escrowMove = z.object({
  transfer_id: id(),
  kind: z.literal(['payout', 'proceeds']),
  /** Who was paid; null for proceeds. */
  member: z.nullable(memberLine),
  amount: shownAmount(),
  operator_id: count(),
  create_time: seconds(),
})
export type EscrowMove = z.output<typeof escrowMove>
