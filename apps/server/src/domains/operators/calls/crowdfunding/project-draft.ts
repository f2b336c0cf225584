import type { ProjectForm } from '@cliffhanger/contract/crowdfunding/operator-project-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { mostPrincipal } from '@cliffhanger/rules/crowdfunding/contract-text.ts'
import { parseMinor, parseRate } from '@cliffhanger/rules/money.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import type { ProjectDraft } from '../../../crowdfunding/index.ts'
import { sanitizeOperatorHtml } from '../../operator-html.ts'
import { definedOf } from '../../written-languages.ts'

/** The highest rate a project may promise: one per cent a day. */
const highestDayRate = 1_000_000n

/** All but its pictures, the HTML without anything that runs (V-42). Refuses 4000 naming what makes no sense. */
export function draftOf(form: ProjectForm): Omit<ProjectDraft, 'cover_key' | 'image_keys'> {
  const unitPrice = moneyOf(form, 'unit_price')
  const least = moneyOf(form, 'min_amount')
  if (unitPrice * BigInt(form.min_unit) > mostPrincipal) refuseField('unit_price')
  if (least > unitPrice * BigInt(form.units_total)) refuseField('min_amount')
  if (form.min_unit > form.units_total) refuseField('min_unit')
  if (form.max_unit !== 0 && form.max_unit < form.min_unit) refuseField('max_unit')
  if (form.end_time <= form.start_time) refuseField('end_time')
  const dayRate = parseRate(form.day_rate)
  if (dayRate === undefined || dayRate > highestDayRate) return refuseField('day_rate')
  return {
    type_id: form.type_id,
    texts: cleanTexts(form.texts),
    copyright_owner: form.copyright_owner.trim() || refuseField('copyright_owner'),
    unit_price: unitPrice.toString(),
    units_total: form.units_total,
    min_amount: least.toString(),
    min_unit: form.min_unit,
    max_unit: form.max_unit,
    day_rate: dayRate.toString(),
    cycle_days: form.cycle_days,
    starts_ms: form.start_time * 1000,
    ends_ms: form.end_time * 1000,
    payee_ids: [...new Set(form.payee_ids)],
    sort: form.sort,
  }
}

const moneyOf = (form: ProjectForm, field: 'unit_price' | 'min_amount'): bigint =>
  parseMinor(form[field], coinScale.money) ?? refuseField(field)

const cleanTexts = (texts: ProjectForm['texts']): ProjectDraft['texts'] =>
  Object.fromEntries(
    Object.entries(definedOf(texts)).map(([language, { title, intro, rights, risk }]) => [
      language,
      {
        title: title.trim() || refuseField('texts'),
        intro: sanitizeOperatorHtml(intro),
        rights: sanitizeOperatorHtml(rights),
        // Markup that is taken out may have been all of it; nobody joins what names no risk.
        risk: sanitizeOperatorHtml(risk).trim() || refuseField('texts'),
      },
    ]),
  )
