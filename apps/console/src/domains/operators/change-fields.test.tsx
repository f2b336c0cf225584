import { beforeAll, describe, expect, it } from 'vitest'
import { openTexts, textOf } from '../../platform/texts.ts'
import { fieldPlace, fieldText, subjectText, valueText } from './change-fields.ts'
import { readableText } from './readable-text.ts'

beforeAll(async () => {
  localStorage.clear()
  await openTexts()
})

describe('a request in words', () => {
  it.each([
    ['operator.create', 'role', 'finance', 'Role', 'Finance'],
    ['operator.change', 'is_enabled', '0', 'Status', 'Disabled'],
    ['wallet.settings', 'withdraw_fee_rate', '0.0325', 'Withdrawal fee', '3.25%'],
    ['wallet.settings', 'withdraw_need_real_name', '1', 'Require verified ID to withdraw', 'Yes'],
    ['wallet.settings', 'operator_day_amount', '5000.00', 'Daily limit per operator', '5,000.00'],
    ['platform.settings', 'modules.commission', '1', 'Commission', 'Yes'],
    ['platform.settings', 'show_decimal', '2', 'Decimal places', '2'],
    ['crowd.open', 'title.en', 'Night Train', 'Title (English)', 'Night Train'],
    ['crowd.open', 'day_rate', '0.00042', 'Daily interest', '0.042%'],
    ['crowd.open', 'max_unit', '0', 'Max units per member', 'No limit'],
    ['crowd.close', 'stage', 'closed', 'State', 'Closed'],
    ['commission.rule', 'vip_1', '0.1000', 'Memberships, level 1', '10%'],
    ['collect.account', 'channel', 'Bank', 'Payment method', 'Bank'],
    ['conversion.pair', 'status', '0', 'Available to members', 'No'],
    ['wheel.settings', 'rules.en', '<p>One &amp; two</p>', 'Rules (English)', 'One & two'],
    ['crowd.payout', 'brand_new', 'x', 'brand_new', 'x'],
  ] as const)('%s: %s', (kind, path, value, label, shown) => {
    expect(fieldText(textOf, kind, path)).toBe(label)
    expect(valueText(textOf, kind, path, value)).toBe(shown)
  })

  it('names coins and systems, and puts fields in the order of their page', () => {
    expect(subjectText(textOf, 'conversion.pair', 'money gold')).toBe('Money → Gold')
    expect(subjectText(textOf, 'version.publish', 'h5 1.6.0')).toBe('Web 1.6.0')
    expect(fieldPlace('crowd.open', 'title.vi')).toBeLessThan(fieldPlace('crowd.open', 'unit_price'))
    expect(fieldPlace('crowd.open', 'brand_new')).toBeGreaterThan(fieldPlace('crowd.open', 'payees'))
  })
})

describe('what HTML says', () => {
  it('is a line for each paragraph, heading and item; nothing of it runs', () => {
    const html = '<h2>One</h2><p>Two <b>and</b> more<br>three</p><ul><li>four</li></ul><img src=x onerror="alert(1)">'
    expect(readableText(html)).toEqual(['One', 'Two and more', 'three', 'four'])
  })
})
