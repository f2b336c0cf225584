import { expect, test } from 'vitest'
import { shownLine, writtenLines, writtenTexts } from './written-texts.ts'

test('only languages somebody wrote in are sent', () => {
  expect(writtenLines({ en: ' Month ', vi: ' ', pt: undefined })).toEqual({ en: 'Month' })
  expect(writtenLines(undefined)).toEqual({})
  expect(writtenTexts({ en: { title: 'A', text: '' }, vi: { title: ' ', text: 'lost' } })).toEqual({
    en: { title: 'A', text: '' },
  })
})

test('shows the text in the language of the operator, else in any', () => {
  expect(shownLine({ en: 'Month', vi: 'Tháng' }, 'vi')).toBe('Tháng')
  expect(shownLine({ vi: 'Tháng' }, 'en')).toBe('Tháng')
})
