import { describe, expect, it } from 'vitest'
import { readSettings, settingDescriptions } from './settings.ts'

describe('settings', () => {
  it('has a working default for every one of them', () => {
    expect(readSettings({})).toMatchObject({ PORT: 8080, DEMO: true, DATABASE_URL: '' })
  })

  it('names the data folder from the root, so that programs with a folder of their own find it', () => {
    expect(readSettings({ DATA_DIR: 'some/data' }).DATA_DIR).toBe(`${process.cwd()}/some/data`)
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
