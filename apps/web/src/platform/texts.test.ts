import { beforeEach, describe, expect, it, vi } from 'vitest'

const begin = async () => {
  vi.resetModules()
  return import('./texts.ts')
}

/** One key of each part: `shell` is among the first texts, `wallet` comes with the rest. */
const said = ({ translate }: Awaited<ReturnType<typeof begin>>) => [translate('shell.back'), translate('wallet.money')]

describe('the texts of the first screens and all others', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: {} })
    return () => vi.unstubAllGlobals()
  })

  it('speaks little at first, and all when a later screen asks', async () => {
    const texts = await begin()
    await texts.speak('en', { remember: false })
    expect(said(texts)).toEqual(['Back', 'wallet.money'])
    await texts.speakAll()
    expect(said(texts)).toEqual(['Back', 'Balance'])
  })

  it('speaks all from the start where the first screen is a later one', async () => {
    const texts = await begin()
    await texts.speakAll()
    await texts.speak('en', { remember: false })
    expect(said(texts)).toEqual(['Back', 'Balance'])
  })

  it('speaks all of the language that was chosen last, however the two cross', async () => {
    const texts = await begin()
    await texts.speak('zh-CN', { remember: false })
    const chosen = texts.speak('en', { remember: false })
    await Promise.all([texts.speakAll(), chosen])
    expect(said(texts)).toEqual(['Back', 'Balance'])
    expect(texts.currentLanguage()).toBe('en')
  })
})
