import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { useChrome } from './use-chrome.ts'

/** The controls of a film, and what is done to them. */
const Controls = ({ isResting }: { readonly isResting: boolean }) => {
  const { isVisible, wake, hold } = useChrome(isResting)
  return (
    <>
      <output>{isVisible ? 'seen' : 'away'}</output>
      <button type="button" onClick={wake}>
        Move
      </button>
      <button type="button" onClick={() => hold(true)}>
        Enter
      </button>
      <button type="button" onClick={() => hold(false)}>
        Leave
      </button>
    </>
  )
}

const controls = page.getByRole('status')
const press = (name: string) => page.getByRole('button', { name }).click()

afterEach(() => vi.useRealTimers())

const drawAt = async (isResting: boolean) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await draw(<Controls isResting={isResting} />)
  await expect.element(controls).toHaveTextContent('seen')
}

it('go three seconds after the last move, and come back with the next one', async () => {
  await drawAt(false)
  vi.advanceTimersByTime(2000)
  await press('Move')
  vi.advanceTimersByTime(2900)
  await expect.element(controls).toHaveTextContent('seen')
  vi.advanceTimersByTime(200)
  await expect.element(controls).toHaveTextContent('away')
  await press('Move')
  await expect.element(controls).toHaveTextContent('seen')
})

it('stay while a mouse is on them, and go with it', async () => {
  await drawAt(false)
  await press('Enter')
  vi.advanceTimersByTime(60_000)
  await expect.element(controls).toHaveTextContent('seen')
  await press('Leave')
  await expect.element(controls).toHaveTextContent('away')
})

it('stay where the film rests', async () => {
  await drawAt(true)
  vi.advanceTimersByTime(60_000)
  await expect.element(controls).toHaveTextContent('seen')
})
