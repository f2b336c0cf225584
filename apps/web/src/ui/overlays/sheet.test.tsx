import { useEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { Button } from '../actions/button.tsx'
import { TextField } from '../forms/text-field.tsx'
import { Sheet, useStepAside } from './sheet.tsx'

const onClose = vi.fn()

const Opened = ({ isHeld = false, showTitle = true }: { readonly isHeld?: boolean; readonly showTitle?: boolean }) => {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Button>Behind</Button>
      <Sheet
        isOpen={isOpen}
        title="Choose a coin"
        isHeld={isHeld}
        showTitle={showTitle}
        onClose={() => {
          onClose()
          setIsOpen(false)
        }}
      >
        <TextField label="Remark" value={text} onChange={setText} />
        <Button>Done</Button>
      </Sheet>
    </>
  )
}

const opened = async (props: Parameters<typeof Opened>[0] = {}) => {
  onClose.mockClear()
  await draw(<Opened {...props} />)
  await page.getByRole('button', { name: 'Open' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a coin' })
  await expect.element(dialog).toBeVisible()
  return dialog
}

/** Beside the sheet, on what lies dimmed behind it. */
const beside = { position: { x: 20, y: 20 } }

it('is a dialog with its title for a name, also where the title is only read out', async () => {
  await expect.element(await opened({ showTitle: false })).toBeVisible()
})

it('keeps the focus inside, however often one goes on', async () => {
  const dialog = await opened()
  const seen = new Set<string>()
  for (let step = 0; step < 8; step++) {
    await userEvent.tab()
    const { activeElement } = document
    if (activeElement && activeElement !== document.body) seen.add(activeElement.textContent)
    expect(activeElement === document.body || dialog.element().contains(activeElement)).toBe(true)
  }
  expect([...seen].join()).not.toContain('Behind')
})

it('closes on Escape and gives the focus back to what opened it', async () => {
  const dialog = await opened()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onClose).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
})

it('closes on a press beside it, and not on one inside', async () => {
  const dialog = await opened()
  await dialog.getByRole('heading').click()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(document.documentElement, beside)
  await expect.element(dialog).not.toBeInTheDocument()
})

it('stays where a press began in a field and ended beside it', async () => {
  const dialog = await opened()
  const field = dialog.getByLabelText('Remark').element()
  field.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  dialog.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(dialog).toBeVisible()
})

it('cannot be closed while it is held', async () => {
  const dialog = await opened({ isHeld: true })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.documentElement, beside)
  await expect.element(dialog).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

/** Pulls the grip of an open sheet down by `px` and lets go, slowly enough for only the way to count. */
const pull = async (dialog: HTMLElement, px: number) => {
  const grip = dialog.querySelector('h2')?.parentElement
  if (!grip) throw new TypeError('the sheet has no grip')
  const { x, y } = grip.getBoundingClientRect()
  const at = (clientY: number) => ({
    bubbles: true,
    isPrimary: true,
    pointerId: 1,
    button: 0,
    clientX: x + 20,
    clientY,
  })
  // The browser knows no such finger, so nothing can be captured for it.
  grip.setPointerCapture = () => undefined
  grip.dispatchEvent(new PointerEvent('pointerdown', at(y + 4)))
  grip.dispatchEvent(new PointerEvent('pointermove', at(y + 4 + px)))
  await expect.poll(() => dialog.style.transform).toBe(`translateY(${px}px)`)
  grip.dispatchEvent(new PointerEvent('pointermove', at(y + 4 + px)))
  grip.dispatchEvent(new PointerEvent('pointerup', at(y + 4 + px)))
}

it('follows a finger, stays when it is let go near its place, and closes further down', async () => {
  const dialog = (await opened()).element()
  if (!(dialog instanceof HTMLDialogElement)) throw new TypeError('no dialog')
  await pull(dialog, 20)
  expect(dialog.open).toBe(true)
  expect(dialog.style.transform).toBe('')
  await pull(dialog, Math.ceil(dialog.offsetHeight / 2))
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

it('does not follow a finger while something in it is under way', async () => {
  const dialog = (await opened({ isHeld: true })).element()
  if (!(dialog instanceof HTMLDialogElement)) throw new TypeError('no dialog')
  await expect(pull(dialog, 20)).rejects.toThrow()
  expect(dialog.open).toBe(true)
})

/** A part that could step aside, and goes without having done so. */
const Part = () => {
  const stepAside = useStepAside()
  useEffect(() => () => stepAside(false), [stepAside])
  return <p>More</p>
}

const WithPart = () => {
  const [hasPart, setHasPart] = useState(true)
  return (
    <Sheet isOpen title="Choose a coin" onClose={onClose}>
      <Button>First</Button>
      <Button onClick={() => setHasPart(false)}>Leave</Button>
      {hasPart && <Part />}
    </Sheet>
  )
}

it('keeps its focus where a part goes that never stepped aside', async () => {
  await draw(<WithPart />)
  const leave = page.getByRole('button', { name: 'Leave' })
  await leave.click()
  await expect.element(page.getByText('More')).not.toBeInTheDocument()
  await expect.element(leave).toHaveFocus()
})
