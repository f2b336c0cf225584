import { describe, expect, it } from 'vitest'
import { readSettings, settingDescriptions } from './settings.ts'

describe('settings', () => {
  it('has a working default for every one of them', () => {
    expect(readSettings({})).toMatchObject({ PORT: 8080, DEMO: true, DATABASE_URL: '' })
  })

  it.each([
    ['PORT', '99999'],
    ['DEMO', 'maybe'],
    ['AD_EVENTS_URL', 'not an address'],
    ['DATABASE_POOL', '1'],
  ])('names the setting that is wrong: %s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`Setting ${name}:`)
  })

  it('describes every one of them', () => {
    for (const { name, about } of settingDescriptions) expect(about, name).not.toBe('')
  })
})
