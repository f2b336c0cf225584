import { clientLanguages } from '@cliffhanger/i18n/languages.ts'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useTexts } from '../../platform/texts.ts'
import { draw } from '../../testing/draw.tsx'
import { SearchField } from './search-field.tsx'

const ChatSearch = () => <SearchField label={useTexts()('chat.search')} value="" onChange={() => undefined} />

/** How wide its hint is, in the letters it is drawn in. */
const hintWidth = (input: HTMLInputElement): number => {
  const { fontSize, fontFamily } = getComputedStyle(input, '::placeholder')
  const words = document.createElement('span')
  words.textContent = input.placeholder
  Object.assign(words.style, { position: 'absolute', whiteSpace: 'nowrap', fontSize, fontFamily })
  document.body.append(words)
  const { width } = words.getBoundingClientRect()
  words.remove()
  return width
}

afterEach(async () => {
  document.documentElement.style.fontSize = ''
  await page.viewport(390, 844)
})

it.each(clientLanguages)('says what it searches in full, where letters are twice as large: %s', async (language) => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  await draw(<ChatSearch />, { language })
  const field = page.getByRole('searchbox')
  await expect.element(field).toBeVisible()
  const input = field.element()
  if (!(input instanceof HTMLInputElement)) throw new Error('it is no field')
  expect(hintWidth(input)).toBeLessThanOrEqual(input.clientWidth)
})
