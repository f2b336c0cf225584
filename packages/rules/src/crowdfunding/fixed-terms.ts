/** What of a project stands in contracts, or was disclosed before they were signed. */
export interface ProjectTerms {
  readonly texts: Readonly<
    Record<string, { readonly title: string; readonly rights: string; readonly risk: string } | undefined>
  >
  readonly copyright_owner: string
  readonly unit_price: string
  readonly units_total: number
  readonly min_amount: string
  readonly min_unit: number
  readonly max_unit: number
  readonly day_rate: string
  readonly cycle_days: number
  readonly starts_ms: number
  readonly ends_ms: number
  readonly payee_ids: readonly number[]
}

const fields = [
  'copyright_owner',
  'unit_price',
  'units_total',
  'min_amount',
  'min_unit',
  'max_unit',
  'day_rate',
  'cycle_days',
] as const satisfies readonly (keyof ProjectTerms)[]

/** The field by which terms of an open project would change, as its form names it; undefined where they stay. Languages may be added: nobody has
 *  signed what was not there. */
export function changedTerm(before: ProjectTerms, after: ProjectTerms): string | undefined {
  if (before.starts_ms !== after.starts_ms) return 'start_time'
  if (before.ends_ms !== after.ends_ms) return 'end_time'
  const isSameText = Object.entries(before.texts).every(([language, text]) => {
    const now = after.texts[language]
    return now?.title === text?.title && now?.rights === text?.rights && now?.risk === text?.risk
  })
  if (!isSameText) return 'texts'
  const payees = (terms: ProjectTerms) => [...terms.payee_ids].sort((a, b) => a - b).join(' ')
  if (payees(before) !== payees(after)) return 'payee_ids'
  return fields.find((field) => before[field] !== after[field])
}
