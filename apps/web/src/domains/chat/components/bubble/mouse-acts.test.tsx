import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { type Bubble as BubbleRow, chatRows } from '../../messages/chat-rows.ts'
import { me, messageFrom, peer } from '../../testing/messages.ts'
import { Bubble, type BubbleActions } from './bubble.tsx'
import { MessageMenu } from './message-menu.tsx'
import type { Point } from './pointer-menu.tsx'

const conversation = { id: 'p_1_2', chatType: 'private', targetId: peer } as const
const [onReply, onReact, onAction] = [vi.fn(), vi.fn(), vi.fn()]
const [width, height] = [1280, 800]

const [row] = chatRows({
  messages: [messageFrom(peer, 1)],
  outbox: [],
  myId: me,
  peerReadSeq: 0,
  firstUnreadId: 0,
  senders: new Map(),
  translations: new Map(),
}).filter((one): one is BubbleRow => one.kind === 'bubble')

const nothing = () => undefined

const Room = ({ canReact = true }: { readonly canReact?: boolean }) => {
  const [at, setAt] = useState<Point>()
  const actions: BubbleActions = {
    ...{ onJump: nothing, onToggle: nothing, onView: nothing, onCancelFile: nothing, onResend: nothing },
    ...{ onVote: nothing, canVote: () => true, onVoters: nothing, onSticker: nothing, canSeeVoters: () => true },
    ...{ onReply, onReact, canReply: () => true, canReact: () => canReact },
    onOpen: (_, place) => setAt(place),
  }
  if (!row) return null
  return (
    <>
      <input aria-label="Field" />
      <Bubble row={row} actions={actions} myId={me} conversation={conversation} isChosen={undefined} isFound={false} />
      {at && (
        <MessageMenu
          row={row}
          at={at}
          actions={['reply', 'copy', 'delete']}
          canReact={canReact}
          onClose={() => setAt(undefined)}
          onAction={onAction}
          onReact={onReact}
        />
      )}
    </>
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const words = () => page.getByText('text 1', { exact: true })
const menu = () => page.getByRole('dialog', { name: 'Message actions' })

beforeEach(async () => {
  vi.clearAllMocks()
  await page.viewport(width, height)
})
afterEach(() => page.viewport(414, 896))

// What a mouse sees is tried by the journey of the desktop: this browser has a touch screen.
it('has no acts beside a message on a touch screen, neither for a finger nor for keys', async () => {
  await draw(<Room />)
  await words().hover()
  expect(button('Reply').elements()).toEqual([])
  await page.getByLabelText('Field').click()
  await userEvent.tab()
  await expect.element(button('Message actions')).toHaveFocus()
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

it('opens the menu where the second button was pressed, keeps it in the window, and gives the focus back', async () => {
  await draw(<Room />)
  await page.getByLabelText('Field').click()
  for (const [x, y] of [
    [300, 120],
    [width - 4, height - 4],
  ] as const) {
    words()
      .element()
      .dispatchEvent(
        new PointerEvent('contextmenu', { bubbles: true, cancelable: true, button: 2, clientX: x, clientY: y }),
      )
    await expect.element(menu()).toBeVisible()
    await vi.waitFor(() => {
      const { left, top, right, bottom } = menu().element().getBoundingClientRect()
      expect(Math.min(Math.abs(left - x), Math.abs(right - x))).toBeLessThan(12)
      expect(top <= y + 1 && bottom >= y - 12).toBe(true)
      expect(right <= width && bottom <= height).toBe(true)
    })
    await userEvent.keyboard('{Escape}')
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(page.getByLabelText('Field')).toHaveFocus()
  }
})

it('is walked through with arrow keys', async () => {
  await draw(<Room />)
  await words().click({ button: 'right' })
  await expect.element(menu()).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(menu().getByRole('button', { name: 'Reply' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowRight}')
  await expect.element(menu().getByRole('button', { name: '❤️' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(menu().getByRole('button', { name: 'Copy' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('copy', row)
  await expect.element(menu()).not.toBeInTheDocument()
})

it('answers at two clicks beside the bubble, not on it', async () => {
  await draw(<Room />)
  await words().dblClick()
  expect(onReply).not.toHaveBeenCalled()
  const place = page.elementLocator(words().element().closest('[data-row]') ?? document.body)
  await place.dblClick({ position: { x: 900, y: 10 } })
  expect(onReply).toHaveBeenCalledExactlyOnceWith(row)
})
