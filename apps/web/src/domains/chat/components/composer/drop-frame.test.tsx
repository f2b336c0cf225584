import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { RoomPlace } from '../room/room-place.tsx'
import { DropFrame } from './drop-frame.tsx'

/** What a browser tells while files of a computer are dragged above an element. */
const drag = (kind: string, target: EventTarget, files: readonly File[]): DragEvent => {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}

it('takes files dropped into the chat, none dropped beside it, and nothing of the page itself', async () => {
  const onDrop = vi.fn()
  await draw(
    <>
      <RoomPlace conversationId="p_1_2">
        <p>Messages</p>
        <DropFrame onDrop={onDrop} />
      </RoomPlace>
      <p>Another chat</p>
    </>,
  )
  const files = [new File(['x'], 'beach.png', { type: 'image/png' })]
  const [inside, beside] = [page.getByText('Messages').element(), page.getByText('Another chat').element()]
  const frame = page.getByText('Drop files here to send them')

  drag('dragover', inside, files)
  await expect.element(frame).toBeVisible()
  drag('dragover', beside, files)
  await expect.element(frame).not.toBeInTheDocument()
  // The browser does not open it in place of the app either.
  expect(drag('drop', beside, files).defaultPrevented).toBe(true)
  expect(onDrop).not.toHaveBeenCalled()

  drag('dragstart', inside, [])
  drag('drop', inside, files)
  expect(onDrop).not.toHaveBeenCalled()
  drag('dragend', inside, [])

  drag('dragover', inside, files)
  await expect.element(frame).toBeVisible()
  drag('drop', inside, files)
  expect(onDrop).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ name: 'beach.png' })])
  await expect.element(frame).not.toBeInTheDocument()
  expect(drag('dragover', inside, []).defaultPrevented).toBe(false)
})
