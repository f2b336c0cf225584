import { clientLanguages } from '@cliffhanger/i18n/languages.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { Words } from './text-body.tsx'

const toggle = (name: RegExp) => page.getByRole('button', { name })

it('a translation stands below what was written, smaller, and a tap puts it away and brings it back', async () => {
  await draw(<Words text="Bạn ăn cơm chưa?" translation="Have you eaten yet?" />)
  const [original, translation] = [page.getByText('Bạn ăn cơm chưa?'), page.getByText('Have you eaten yet?')]
  await expect.element(translation).toBeVisible()
  const sizeOf = (words: typeof original) => Number.parseFloat(getComputedStyle(words.element()).fontSize)
  expect(sizeOf(translation)).toBeLessThan(sizeOf(original))
  expect(translation.element().getBoundingClientRect().top).toBeGreaterThan(
    original.element().getBoundingClientRect().bottom,
  )
  await toggle(/^Translated · ?Hide$/).click()
  await expect.element(translation).not.toBeInTheDocument()
  await expect.element(original).toBeVisible()
  await toggle(/^Show translation$/).click()
  await expect.element(translation).toBeVisible()
})

it.each([
  ['there is none', ''],
  ['it says the same', 'Hello'],
])('nothing stands below where %s', async (_case, translation) => {
  const { container } = await draw(<Words text="Hello" translation={translation} />)
  expect(container.textContent).toBe('Hello')
})

it.each(clientLanguages)('what the translation is called fits one line in %s', async (language) => {
  const { container } = await draw(
    <div style={{ width: 150 }}>
      <Words text="Hi" translation="…" />
    </div>,
    { language },
  )
  expect(container.querySelector('button')?.getBoundingClientRect().height).toBeLessThan(24)
})
