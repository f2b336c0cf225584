import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { create } from 'zustand'
import { draw } from '../../../../testing/draw.tsx'
import { chatRows } from '../../messages/chat-rows.ts'
import { me, messageFrom, peer } from '../../testing/messages.ts'
import type { BubbleActions } from '../bubble/bubble.tsx'
import { MessageList } from './message-list.tsx'
import { useBubbleActions } from './use-bubble-actions.ts'
import { useFirstUnread } from './use-rows.ts'

const conversation = { id: 'p_1_2', chatType: 'private', targetId: peer } as const

const noActions: BubbleActions = {
  onOpen: () => undefined,
  onJump: () => undefined,
  onToggle: () => undefined,
  onView: () => undefined,
  onCancelFile: () => undefined,
  onResend: () => undefined,
  onReact: () => undefined,
  onReply: () => undefined,
  canReact: () => true,
  canReply: () => true,
  onVote: () => undefined,
  canVote: () => true,
  onVoters: () => undefined,
  onSticker: () => undefined,
  canSeeVoters: () => true,
}

const rowsOf = (from: number, to: number, firstUnread = 0) =>
  chatRows({
    messages: Array.from({ length: to - from + 1 }, (_, index) => messageFrom(peer, from + index)),
    outbox: [],
    myId: me,
    peerReadSeq: 0,
    firstUnreadId: firstUnread > 0 ? 100 + firstUnread : 0,
    senders: new Map(),
    translations: new Map(),
  })

type RoomProps = Parameters<typeof MessageList>[0]

/** What changed of the room since it was drawn. */
const useChanges = create<Partial<RoomProps>>(() => ({}))
const change = (changes: Partial<RoomProps>): void => useChanges.setState(changes)

beforeEach(() => useChanges.setState({}, true))

const Room = (props: Partial<RoomProps>) => {
  const changes = useChanges()
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 600 }}>
      <MessageList
        rows={rowsOf(1, 100)}
        hasOlder={false}
        hasNewer={false}
        myId={me}
        conversation={conversation}
        actions={noActions}
        jump={undefined}
        chosen={undefined}
        mentionIds={[]}
        onMove={() => undefined}
        onToEnd={() => undefined}
        onRest={() => undefined}
        {...props}
        {...changes}
      />
    </div>
  )
}

const text = (seq: number) => page.getByText(`text ${seq}`, { exact: true })

it('stands at the foot of the room where there is little', async () => {
  await draw(<Room rows={rowsOf(1, 2)} />)
  await expect.element(text(2)).toBeInViewport()
  const below = (element: Element) => element.getBoundingClientRect().bottom
  const foot = document.querySelector('[class*=frame]')
  expect(foot && below(foot) - below(text(2).element())).toBeLessThan(60)
  expect(below(text(1).element())).toBeGreaterThan(400)
})

it('opens at the newest message, and draws only what is in sight', async () => {
  await draw(<Room />)
  await expect.element(text(100)).toBeInViewport()
  expect(document.querySelectorAll('[data-message]').length).toBeLessThan(40)
})

it('opens at the first new message, and leads to the newest', async () => {
  await draw(<Room rows={rowsOf(1, 100, 50)} />)
  await expect.element(text(50)).toBeInViewport()
  await page.getByRole('button', { name: /latest/ }).click()
  await expect.element(text(100)).toBeInViewport()
})

it('opens at the message it was led to', async () => {
  await draw(<Room jump={{ messageId: 120, time: 1 }} />)
  await expect.element(text(20)).toBeInViewport()
})

it('asks for older messages near the oldest, and stays where the reader is when they come', async () => {
  const onMove = vi.fn()
  await draw(<Room rows={rowsOf(1, 100)} hasOlder jump={{ messageId: 103, time: 1 }} onMove={onMove} />)
  await expect.element(text(3)).toBeInViewport()
  await expect.poll(() => onMove).toHaveBeenCalledWith('older')
  change({ rows: rowsOf(-49, 100) })
  await expect.poll(() => document.querySelector('[data-message="100"]')).not.toBeNull()
  await expect.element(text(3)).toBeInViewport()
})

it('follows new messages where the reader is at the end', async () => {
  await draw(<Room rows={rowsOf(1, 100)} />)
  await expect.element(text(100)).toBeInViewport()
  change({ rows: rowsOf(1, 101) })
  await expect.element(text(101)).toBeInViewport()
})

it('counts new messages where the reader is elsewhere, and stays there', async () => {
  await draw(<Room rows={rowsOf(1, 100)} />)
  await expect.element(text(100)).toBeInViewport()
  change({ jump: { messageId: 110, time: 1 } })
  await expect.element(text(10)).toBeInViewport()
  const latest = page.getByRole('button', { name: /latest/ })
  await expect.element(latest).toBeVisible()
  change({ rows: rowsOf(1, 102) })
  await expect.element(latest).toHaveTextContent('2')
  await expect.element(text(10)).toBeInViewport()
})

it('leads to a mention until it was in sight', async () => {
  const onJump = vi.fn()
  await draw(<Room mentionIds={[110]} actions={{ ...noActions, onJump }} />)
  const mention = page.getByRole('button', { name: /mention/ })
  await mention.click()
  expect(onJump).toHaveBeenCalledWith(110)
  change({ jump: { messageId: 110, time: 1 } })
  await expect.element(text(10)).toBeInViewport()
  await expect.element(mention).not.toBeInTheDocument()
})

it('needs no way to a mention where all there is is in sight', async () => {
  await draw(<Room rows={rowsOf(1, 4)} mentionIds={[104]} />)
  await expect.element(text(4)).toBeInViewport()
  await expect.element(page.getByRole('button', { name: /mention/ })).not.toBeInTheDocument()
})

it('leaves room below the last message for the way to a mention, which lies on nothing', async () => {
  await draw(<Room mentionIds={[110]} />)
  await expect.element(text(100)).toBeInViewport()
  const mention = page.getByRole('button', { name: /mention/ })
  const overlap = () => {
    const [{ bottom }, { top }] = [text(100), mention].map((each) => each.element().getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ]
    return bottom - top
  }
  await expect.poll(overlap).toBeLessThanOrEqual(0)
})

it('keeps the actions of bubbles the same functions, which do what was handed in last', async () => {
  const seen: BubbleActions[] = []
  const jumped: string[] = []
  const Held = () => {
    const [name, setName] = useState('first')
    seen.push(useBubbleActions(me, { ...noActions, onJump: (messageId) => jumped.push(`${name} ${messageId}`) }))
    return (
      <button type="button" onClick={() => setName('second')}>
        Draw again
      </button>
    )
  }
  await draw(<Held />)
  await page.getByRole('button', { name: 'Draw again' }).click()
  await expect.poll(() => seen.length).toBeGreaterThan(1)
  expect(new Set(seen).size).toBe(1)
  seen[0]?.onJump(5)
  expect(jumped).toEqual(['second 5'])
})

it('S-129: the heading of a day leads to another day, of which the device knows the first moment', async () => {
  const onDay = vi.fn()
  await draw(<Room rows={rowsOf(1, 3)} onDay={onDay} />)
  await page.getByLabelText('Go to a date').fill('2026-01-15')
  expect(onDay).toHaveBeenCalledExactlyOnceWith(new Date(2026, 0, 15).getTime())
})

it('the heading of a day has no ring after a press, and has one for a keyboard', async () => {
  await draw(<Room rows={rowsOf(1, 3)} onDay={() => undefined} />)
  const field = page.getByLabelText('Go to a date')
  const ring = () => getComputedStyle(field.element().closest('[class*=day]') ?? document.body).outlineStyle
  const picker = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => undefined)
  await field.click()
  await expect.element(field).toHaveFocus()
  expect(ring()).toBe('none')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(ring).toBe('solid')
  picker.mockRestore()
})

it('names the day one reads while a hand moves the list, and no longer', async () => {
  await draw(<Room />)
  await expect.element(text(100)).toBeInViewport()
  const list = document.querySelector('[class*=list]')
  const floating = () => document.querySelector('[class*=floating]')
  list?.scrollBy(0, -200)
  await expect.element(text(96)).toBeInViewport()
  expect(floating()).toBeNull()
  list?.dispatchEvent(new WheelEvent('wheel', { deltaY: -200, bubbles: true }))
  list?.scrollBy(0, -200)
  await expect.poll(() => floating()?.className).toContain('shown')
  expect(floating()?.textContent).not.toBe('')
  await expect.poll(() => floating()?.className, { timeout: 5_000 }).not.toContain('shown')
})

/** What a chat tells to be the first unread message, as messages come. */
const drawFirstUnread = async (readSeq: number) => {
  const batches = [
    [messageFrom(peer, 1), messageFrom(peer, 2)],
    [messageFrom(peer, 1), messageFrom(peer, 2), messageFrom(me, 3)],
    [messageFrom(peer, 1), messageFrom(peer, 2), messageFrom(me, 3), messageFrom(peer, 4)],
  ]
  const Held = () => {
    const [step, setStep] = useState(0)
    const first = useFirstUnread({ messages: batches[step] ?? [], hasOlder: false }, me, readSeq)
    return (
      <button type="button" onClick={() => setStep(step + 1)}>
        {`step ${step}, unread ${first}`}
      </button>
    )
  }
  await draw(<Held />)
}

it('the line of what is new stays where it was when the chat was opened, also once I answer', async () => {
  await drawFirstUnread(1)
  const held = page.getByRole('button')
  await expect.element(held).toHaveTextContent('step 0, unread 102')
  await held.click()
  await expect.element(held).toHaveTextContent('step 1, unread 102')
  await held.click()
  await expect.element(held).toHaveTextContent('step 2, unread 102')
})

it('no line comes above what arrives in an open chat', async () => {
  await drawFirstUnread(2)
  const held = page.getByRole('button')
  await expect.element(held).toHaveTextContent('step 0, unread 0')
  await held.click()
  await held.click()
  await expect.element(held).toHaveTextContent('step 2, unread 0')
})
