import { expect, it } from 'vitest'
import { tagLine } from './tag-line.ts'

it('says the category and as many tags as there is room for', () => {
  expect(tagLine({ type_name: 'Costume', tags: ['Rebirth', 'Revenge', 'Palace'] }, 3)).toBe(
    'Costume · Rebirth · Revenge',
  )
})

it('says nothing twice: a drama is often tagged with its category', () => {
  expect(tagLine({ type_name: 'Youth', tags: ['Youth', 'First love'] }, 3)).toBe('Youth · First love')
})

it('leaves out a category that is not there', () => {
  expect(tagLine({ type_name: '', tags: ['Palace'] }, 3)).toBe('Palace')
})
