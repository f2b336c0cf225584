import { describe, expect, it } from 'vitest'
import { differencesOf } from './difference.ts'

describe('what an act changed', () => {
  it('names each field that differs, nested ones by their path', () => {
    const before = { name: 'Old', texts: { en: { title: 'A', tags: ['x'] } }, sort: 1 }
    const after = { name: 'New', texts: { en: { title: 'A', tags: ['x', 'y'] } }, sort: 1 }
    expect(differencesOf(before, after)).toEqual([
      { field: 'name', before: 'Old', after: 'New' },
      { field: 'texts.en.tags', before: 'x', after: 'x, y' },
    ])
  })

  it('shows what was made or removed as a whole', () => {
    expect(differencesOf(null, { id: 1 })).toEqual([{ field: 'id', before: undefined, after: '1' }])
    expect(differencesOf(undefined, undefined)).toEqual([])
  })
})
