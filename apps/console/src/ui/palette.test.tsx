import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../testing/draw.tsx'
import { Palette } from './palette.tsx'

const onType = vi.fn<(words: string) => void>()
const onChoose = vi.fn<(found: unknown) => void>()
const onClose = vi.fn<() => void>()

const dramas = { to: '/dramas', title: 'Dramas', hint: 'Content' }
const mia = { to: '/members/7/show', title: 'Mia', hint: '100007' }
const field = page.getByRole('dialog', { name: 'Find anything' }).getByRole('combobox', { name: 'Find anything' })

const drawPalette = (isFound = true) =>
  draw(
    <Palette
      groups={[
        { title: 'Pages', found: isFound ? [dramas] : [] },
        { title: 'Members', found: isFound ? [mia] : [] },
      ]}
      isBusy={false}
      hasFailed={false}
      {...{ onType, onChoose, onClose }}
    />,
  )

beforeEach(() => {
  onType.mockReset()
  onChoose.mockReset()
  onClose.mockReset()
})

describe('the command palette', () => {
  it('begins in its field and tells what is typed', async () => {
    await drawPalette()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('mi')
    expect(onType).toHaveBeenLastCalledWith('mi')
  })

  it('chooses with the arrows across groups, around the end, and opens with Enter', async () => {
    await drawPalette()
    const chosen = page.getByRole('option', { selected: true })
    await expect.element(chosen).toHaveTextContent('DramasContent')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(chosen).toHaveTextContent('Mia100007')
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(mia)
  })

  it('opens what is clicked, and closes with Escape', async () => {
    await drawPalette()
    await page.getByRole('group', { name: 'Members' }).getByText('Mia').click()
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(mia)
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('says that nothing was found, and Enter does nothing then', async () => {
    await drawPalette(false)
    await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChoose).not.toHaveBeenCalled()
  })
})
