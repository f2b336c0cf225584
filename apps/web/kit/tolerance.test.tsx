import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { comparePictures } from '../src/testing/compare-pictures.ts'
import { components } from './components.ts'
import { Stage, setScene } from './stage.tsx'

const stateOf = (component: string, state: string) => {
  const draw = components.find(({ name }) => name === component)?.states[state]
  if (!draw) throw new TypeError(`the kit has no ${component} ${state}`)
  return draw
}

const takePicture = async () => {
  const base64 = await page.getByTestId('stage').screenshot({ save: false })
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (!context) throw new TypeError('no canvas')
  context.drawImage(bitmap, 0, 0)
  return {
    metadata: { width: bitmap.width, height: bitmap.height },
    data: context.getImageData(0, 0, bitmap.width, bitmap.height).data,
  }
}

/** Compares a state with itself after `css` came on top of it. */
const compareWith = async (component: string, state: string, css: string) => {
  await setScene('en')
  await render(<Stage state={stateOf(component, state)} />)
  const before = await takePicture()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  try {
    return comparePictures(before, await takePicture())
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}

const samples = [
  ['Button', 'kinds'],
  ['TextField', 'wrong'],
  ['Cell', 'rows'],
  ['People', 'rows'],
  ['PeoplePicker', 'full'],
] as const

describe.each(samples)('a picture of %s: %s', (component, state) => {
  it.each([
    ['set without hinting', '.stage * { text-rendering: geometricPrecision !important }'],
    ['smoothed in a layer of its own', '.stage > * { will-change: transform, opacity; opacity: 0.995 }'],
    ['a little bolder', '.stage * { -webkit-text-stroke: 0.15px currentColor }'],
  ])('passes with its letters %s', async (_, css) => {
    const { pass, message } = await compareWith(component, state, css)
    expect(pass, message ?? '').toBe(true)
  })

  it.each([
    ['is moved by 8 px', '.stage > * { position: relative; left: 8px }'],
    ['is 6 px higher', '.stage { padding-bottom: 18px }'],
    ['has its letters larger', '.stage { zoom: 1.04 }'],
    ['has other colours', '.stage { filter: invert(0.15) }'],
    ['has lost its words', '.stage * { color: transparent !important }'],
  ])('fails where it %s', async (_, css) => {
    const { pass } = await compareWith(component, state, css)
    expect(pass).toBe(false)
  })
})
