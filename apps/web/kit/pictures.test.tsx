import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { components } from './components.ts'
import { looks, Stage, setScene } from './stage.tsx'

/** Letters of the tree's own font: Chinese is drawn with whatever font a machine has. */
const languages = ['en', 'vi', 'pt'] as const

/** Each state in one language and template, told by its place in its component, and in both themes: a new component changes no picture of another. */
const scenes = components.flatMap(({ name, states, isOverlay = false }) =>
  Object.entries(states).flatMap(([state, draw], index) =>
    looks
      .filter(({ template }) => template === (index % 4 === 1 ? '2' : '1'))
      .map((look) => ({ name, state, draw, isOverlay, language: languages[index % languages.length] ?? 'en', look })),
  ),
)

/** What lies on top of the page: an open sheet, or a toast. */
const overlay = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('dialog[open], [popover]:popover-open > *')

/** Answers what was asked, or the next question would wait behind it. */
const closeDialogs = async (): Promise<void> => {
  for (const dialog of document.querySelectorAll('dialog')) {
    if (!dialog.open) continue
    const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
    dialog.close()
    await closed
  }
}

const fileName = (...words: readonly string[]): string =>
  words
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 12) })
})
afterEach(async () => {
  await closeDialogs()
  vi.useRealTimers()
})

describe('looks as its picture', () => {
  it.each(scenes)('$name: $state, $look.theme', async ({ name, state, draw, isOverlay, language, look }) => {
    await setScene(language, look)
    await render(<Stage state={draw} />)
    const stage = page.getByTestId('stage').element()
    await expect(isOverlay ? await vi.waitUntil(overlay) : stage).toMatchScreenshot(fileName(name, state, look.theme))
  })
})
