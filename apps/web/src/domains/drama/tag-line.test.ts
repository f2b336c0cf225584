import { expect, it } from 'vitest'
import { captionOf } from './home/caption/caption.ts'
import { tagLine } from './tag-line.ts'

const palace = { type_name: 'Costume', tags: ['Rebirth', 'Revenge', 'Palace'] }

it('says as many tags as there is room for, and the category after them', () => {
  expect(tagLine(palace, 3)).toBe('Rebirth · Revenge · Palace')
  expect(tagLine(palace, 4)).toBe('Rebirth · Revenge · Palace · Costume')
})

it('begins with what the cover of the same drama says', () => {
  const family = { type_name: 'Family', tags: ['Mother and daughter of the sea', 'Secrets'] }
  for (const drama of [palace, family]) expect(tagLine(drama, 1)).toBe(captionOf(drama))
  expect(tagLine(family, 2)).toBe('Secrets · Mother and daughter of the sea')
})

it('says nothing twice: a drama is often tagged with its category', () => {
  expect(tagLine({ type_name: 'Youth', tags: ['Youth', 'First love'] }, 3)).toBe('Youth · First love')
})

it('says the category where there are no tags, and leaves out one that is not there', () => {
  expect(tagLine({ type_name: 'Palace', tags: [] }, 2)).toBe('Palace')
  expect(tagLine({ type_name: '', tags: ['Palace'] }, 3)).toBe('Palace')
})
