import { clientLanguages } from '@cliffhanger/i18n/languages.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { components } from './components.ts'
import { Stage, setScene } from './stage.tsx'

beforeEach(() => page.viewport(320, 640))
afterEach(() => page.viewport(390, 844))

/** What stands beyond the edge of the smallest phone and cannot be scrolled to. */
const cutOff = (stage: Element): readonly string[] =>
  [...stage.querySelectorAll('*')]
    .filter((each) => {
      const { left, right, width } = each.getBoundingClientRect()
      const isScrolled = each.closest('[role="tablist"], [class*="list"], [class*="row"]') !== null
      return width > 1 && !isScrolled && (left < -1 || right > 321)
    })
    .map((each) => `${each.tagName} ${each.textContent}`)

it.each(clientLanguages)('in %s nothing is cut off on a phone of 320 px', async (language) => {
  await setScene(language)
  for (const { name, states, isOverlay = false } of components) {
    if (isOverlay) continue
    for (const [state, draw] of Object.entries(states)) {
      const { unmount } = await render(<Stage state={draw} />)
      const stage = page.getByTestId('stage').element()
      if (stage instanceof HTMLElement) stage.style.width = '320px'
      expect(cutOff(stage), `${name}: ${state}`).toEqual([])
      await unmount()
    }
  }
})
