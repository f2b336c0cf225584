import { platformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import { describe, expect, it } from 'vitest'
import { fieldKindOf, linesOf, settingGroups } from './settings-fields.ts'

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

  it('reads addresses one a line', () => {
    expect(linesOf(' https://a.example \n\nhttps://b.example')).toEqual(['https://a.example', 'https://b.example'])
  })
})
