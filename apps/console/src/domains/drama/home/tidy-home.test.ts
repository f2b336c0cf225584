import { defaultHomeSettings } from '@cliffhanger/contract/drama/home-settings.ts'
import { describe, expect, it } from 'vitest'
import { tidyHome } from './tidy-home.ts'

describe('the home page as it is saved', () => {
  it('numbers the sections as they stand, and drops what is empty', () => {
    const [first, second, ...others] = defaultHomeSettings.sections
    if (!first || !second) throw new Error('home has sections')
    const written = {
      ...defaultHomeSettings,
      sections: [{ ...second, titles: { en: ' Seen ', vi: '' } }, first, ...others],
      hot_search: ['rain ', '', '  '],
      search_placeholder: { en: '' },
      float_entries: [{ icon: 'public/a.webp', link: ' /pages/playlet/bonus ', address: 'https://x/a.webp' }],
    }
    const tidy = tidyHome(written)
    expect(tidy.sections.map(({ code, sort }) => [code, sort]).slice(0, 2)).toEqual([
      [second.code, 1],
      [first.code, 2],
    ])
    expect(tidy.sections[0]?.titles).toEqual({ en: 'Seen' })
    expect(tidy).toMatchObject({ hot_search: ['rain'], search_placeholder: {} })
    expect(tidy.float_entries).toEqual([{ icon: 'public/a.webp', link: '/pages/playlet/bonus' }])
    expect(tidyHome({ ...written, hot_search: [' '] }).hot_search).toBeNull()
  })
})
