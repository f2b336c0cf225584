import { describe, expect, it } from 'vitest'
import { findEmojis, loadEmojiNames } from './emoji-names.ts'

const all = async (language: 'en' | 'zh-CN' | 'vi' | 'pt') =>
  (await loadEmojiNames(language)).flatMap(({ emojis }) => emojis)
const firstOf = async (language: 'en' | 'zh-CN' | 'vi' | 'pt', search: string) =>
  findEmojis(await all(language), search)
    .slice(0, 12)
    .map(({ sign }) => sign)

describe('the names of emoji', () => {
  it('are there in each language, in nine groups, without parts of signs', async () => {
    const groups = await Promise.all((['en', 'zh-CN', 'vi', 'pt'] as const).map(loadEmojiNames))
    for (const each of groups) {
      expect(each).toHaveLength(9)
      expect(each.flatMap(({ emojis }) => emojis).length).toBeGreaterThan(1700)
      expect(each.flatMap(({ emojis }) => emojis.map(({ sign }) => sign))).not.toContain('🏻')
    }
    expect(new Set(groups.map(([first]) => first?.name)).size).toBe(4)
  })

  it('find a sign by its name, by words about it, and typed without accents', async () => {
    expect(await firstOf('en', 'Grinning')).toContain('😀')
    expect(await firstOf('en', 'birthday')).toContain('🎂')
    expect(await firstOf('zh-CN', '蛋糕')).toContain('🎂')
    expect(await firstOf('vi', 'banh sinh nhat')).toContain('🎂')
    expect(await firstOf('pt', 'coracao')).toContain('❤️')
  })

  it('come with the name that begins so first, and none where nothing fits', async () => {
    const found = findEmojis(await all('en'), ' dog ')
    expect(found[0]?.name).toMatch(/^dog/)
    expect(findEmojis(await all('en'), 'zzzz')).toEqual([])
  })
})
