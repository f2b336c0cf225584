import { defaultPlatformSettings, platformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import { describe, expect, it } from 'vitest'
import { changesBetween, fieldKindOf, linesOf, settingGroups } from './settings-fields.ts'

describe('form of the configuration', () => {
  it('shows every setting once', () => {
    const shown = Object.values(settingGroups).flat()
    expect(shown.toSorted()).toEqual(Object.keys(platformSettings.shape).toSorted())
  })

  it('follows the schema of a setting', () => {
    expect(fieldKindOf('is_reg')).toEqual({ kind: 'flag' })
    expect(fieldKindOf('login_lock_tries')).toEqual({ kind: 'number' })
    expect(fieldKindOf('site_name')).toEqual({ kind: 'text' })
    expect(fieldKindOf('api_urls')).toEqual({ kind: 'lines' })
    expect(fieldKindOf('template')).toEqual({ kind: 'choice', values: [1, 2] })
    expect(fieldKindOf('modules')).toMatchObject({ kind: 'flags', names: expect.arrayContaining(['withdraw']) })
  })

  it('sends only what differs, so that nobody undoes what he has not seen', () => {
    const before = defaultPlatformSettings
    const after = { ...before, site_name: 'Other', modules: { ...before.modules, usdt: 1 as const } }
    expect(changesBetween(before, after)).toEqual({ site_name: 'Other', modules: after.modules })
    expect(changesBetween(before, { ...before })).toEqual({})
  })

  it('reads addresses one a line', () => {
    expect(linesOf(' https://a.example \n\nhttps://b.example')).toEqual(['https://a.example', 'https://b.example'])
  })
})
