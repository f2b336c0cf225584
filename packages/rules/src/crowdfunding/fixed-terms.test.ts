import { describe, expect, it } from 'vitest'
import { changedTerm, type ProjectTerms } from './fixed-terms.ts'

const terms: ProjectTerms = {
  texts: { en: { title: 'Night Train', rights: '<p>A share</p>', risk: '<p>Films fail</p>' } },
  copyright_owner: 'Harbour Films',
  unit_price: '1000',
  units_total: 100,
  min_amount: '0',
  min_unit: 1,
  max_unit: 0,
  day_rate: '100000',
  cycle_days: 30,
  starts_ms: 1000,
  ends_ms: 2000,
  payee_ids: [7, 8],
}

describe('S-90: the terms of a project that was opened', () => {
  it.each<[string, Partial<ProjectTerms>]>([
    ['copyright_owner', { copyright_owner: 'Somebody else' }],
    ['unit_price', { unit_price: '999' }],
    ['units_total', { units_total: 101 }],
    ['min_amount', { min_amount: '1' }],
    ['min_unit', { min_unit: 2 }],
    ['max_unit', { max_unit: 5 }],
    ['day_rate', { day_rate: '99999' }],
    ['cycle_days', { cycle_days: 31 }],
    ['start_time', { starts_ms: 1001 }],
    ['end_time', { ends_ms: 3000 }],
    ['payee_ids', { payee_ids: [7] }],
    ['payee_ids', { payee_ids: [7, 8, 9] }],
    ['texts', { texts: { en: { title: 'Night Train', rights: '<p>A share</p>', risk: '<p>Safe</p>' } } }],
    ['texts', { texts: {} }],
  ])('stay as they are: %s', (field, change) => {
    expect(changedTerm(terms, { ...terms, ...change })).toBe(field)
  })

  it('do not mind the order of payees, and a language that is added', () => {
    const texts = { ...terms.texts, vi: { title: 'Chuyến tàu đêm', rights: '', risk: '<p>Rủi ro</p>' } }
    expect(changedTerm(terms, { ...terms, texts, payee_ids: [8, 7] })).toBeUndefined()
  })
})
