import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { SwipeRow } from './swipe-row.tsx'

const [open, pin, remove] = [vi.fn(), vi.fn(), vi.fn()]

beforeEach(async () => {
  await page.viewport(390, 844)
  for (const action of [open, pin, remove]) action.mockClear()
  await draw(
    <SwipeRow
      actions={[
        { key: 'pin', label: 'Pin', onPress: pin },
        { key: 'remove', label: 'Remove', isDanger: true, onPress: remove },
      ]}
    >
      <button type="button" style={{ width: '100%', height: 64 }} onClick={open}>
        Linh
      </button>
    </SwipeRow>,
  )
})

const row = page.getByRole('button', { name: 'Linh' })
const content = (): HTMLElement => {
  const { parentElement } = row.element()
  if (!parentElement) throw new TypeError('the row has no content')
  return parentElement
}
const offset = (): number => new DOMMatrix(getComputedStyle(content()).transform).m41

const aFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))

/** Pulls with a finger, a frame at a time, and clicks at the end as a browser does. */
const pull = async (dx: number, dy = 0): Promise<void> => {
  const target = row.element()
  // A finger that was made up cannot be held on to.
  content().setPointerCapture = () => {}
  const at = (part: number) => ({ bubbles: true, pointerId: 1, clientX: 300 + dx * part, clientY: 30 + dy * part })
  target.dispatchEvent(new PointerEvent('pointerdown', at(0)))
  for (const part of [0.2, 0.5, 1]) {
    target.dispatchEvent(new PointerEvent('pointermove', at(part)))
    await aFrame()
  }
  target.dispatchEvent(new PointerEvent('pointerup', at(1)))
  await aFrame()
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await aFrame()
}

it('opens as far as its acts are wide where it is pulled a third of it, and a press then only closes it', async () => {
  await pull(-80)
  await expect.poll(() => offset()).toBe(-152)
  expect(open).not.toHaveBeenCalled()
  await pull(0)
  await expect.poll(() => offset()).toBe(0)
  expect(open).not.toHaveBeenCalled()
})

it('springs back where it is pulled less', async () => {
  await pull(-30)
  await expect.poll(() => offset()).toBe(0)
  expect(open).not.toHaveBeenCalled()
})

it('stays where a finger scrolls the list', async () => {
  await pull(-40, 120)
  expect(offset()).toBe(0)
})

it('takes a movement below 8 px for a press', async () => {
  await pull(-4)
  expect(open).toHaveBeenCalledOnce()
})

it('opens at a right click or a long press, which press nothing', async () => {
  row.element().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 }))
  await expect.poll(() => offset()).toBe(-152)
  expect(open).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Pin' }).click()
  expect(pin).toHaveBeenCalledOnce()
  await expect.poll(() => offset()).toBe(0)
})

it('opens under a finger that rests, whose release presses nothing', async () => {
  const finger = {
    bubbles: true,
    pointerId: 1,
    pointerType: 'touch',
    isPrimary: true,
    button: 0,
    clientX: 200,
    clientY: 30,
  }
  row.element().dispatchEvent(new PointerEvent('pointerdown', finger))
  await expect.poll(() => offset()).toBe(-152)
  row.element().dispatchEvent(new PointerEvent('pointerup', finger))
  row.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await aFrame()
  expect(offset()).toBe(-152)
  expect(open).not.toHaveBeenCalled()
})

it('leaves some of the row where its acts are wider', async () => {
  await page.viewport(320, 600)
  const labels = ['Read', 'Pin', 'Mute', 'Archive', 'Delete']
  await draw(
    <div data-testid="narrow" style={{ width: 300 }}>
      <SwipeRow actions={labels.map((label) => ({ key: label, label, onPress: pin }))}>
        <span>Paulo</span>
      </SwipeRow>
    </div>,
  )
  const narrow = page.getByTestId('narrow')
  await expect.element(narrow).toBeVisible()
  const acts = labels.map((name) => narrow.getByRole('button', { name, exact: true }).element().getBoundingClientRect())
  expect(Math.round(acts.reduce((sum, { width }) => sum + width, 0))).toBe(276)
})

it('shows its acts to the keyboard, does one of them, and closes behind it', async () => {
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Pin' })).toHaveFocus()
  await expect.poll(() => offset()).toBe(-152)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(remove).toHaveBeenCalledOnce()
  expect(pin).not.toHaveBeenCalled()
  await expect.poll(() => offset()).toBe(0)
})
