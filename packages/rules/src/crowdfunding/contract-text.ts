import type { Minor } from '../money.ts'

/** What a contract says of one order, ready to be read: amounts, days and rates are formatted in its language. */
export interface ContractTerms {
  readonly contract_no: string
  readonly project: string
  readonly copyright_owner: string
  readonly party_a: string
  readonly party_b: string
  readonly units: string
  readonly unit_price: string
  readonly amount: string
  readonly day_rate: string
  readonly cycle_days: string
  readonly penalty_rate: string
  readonly signed: string
  readonly sign_name: string
}

export const contractFields = [
  'contract_no',
  'project',
  'copyright_owner',
  'party_a',
  'party_b',
  'units',
  'unit_price',
  'amount',
  'day_rate',
  'cycle_days',
  'penalty_rate',
  'signed',
  'sign_name',
] as const satisfies readonly (keyof ContractTerms)[]

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/gu, (sign) => escapes[sign] ?? sign)

/** The names in braces that a contract text uses and that are none of its fields. */
export const unknownFields = (template: string): string[] =>
  [...template.matchAll(/\{([a-z_]+)\}/gu)].flatMap(([, name = '']) =>
    contractFields.some((field) => field === name) ? [] : [name],
  )

/** A contract as HTML: its text with the terms in the place of their names. What members and operators wrote stays text. */
export const renderContract = (template: string, terms: ContractTerms): string =>
  template.replace(/\{([a-z_]+)\}/gu, (whole, name: string) => {
    const field = contractFields.find((each) => each === name)
    return field === undefined ? whole : escapeHtml(terms[field])
  })

/** The most that may be in one order, so that interest of many years fits. */
export const mostPrincipal: Minor = 100_000_000_000n
