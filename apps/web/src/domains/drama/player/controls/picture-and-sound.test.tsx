import Sun from 'lucide-react/icons/sun'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { Slider } from '../../../../ui/forms/slider.tsx'
import {
  brightest,
  canSetVolume,
  changePictureAndSound,
  darkest,
  useChosenPicture,
  usePictureAndSound,
} from './picture-and-sound.ts'

const videos = [document.createElement('video'), document.createElement('video')]

const Brightness = () => {
  const { brightness } = usePictureAndSound()
  useChosenPicture(videos)
  return (
    <Slider
      icon={Sun}
      label="Brightness"
      value={brightness}
      min={darkest}
      max={brightest}
      onChange={(percent) => changePictureAndSound({ brightness: percent })}
    />
  )
}

describe('how bright and how loud a player is', () => {
  it('is chosen with a slider, and both pictures follow', async () => {
    await draw(<Brightness />)
    const slider = page.getByRole('slider', { name: 'Brightness' })
    expect(videos.map(({ style }) => style.filter)).toEqual(['', ''])
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(page.getByText('90%')).toBeVisible()
    await expect.poll(() => videos.map(({ style }) => style.filter)).toEqual(['brightness(90%)', 'brightness(90%)'])
    await userEvent.keyboard('{Home}')
    await expect.element(page.getByText('30%')).toBeVisible()
    expect(slider.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })

  it('follows the volume too, where a page may set it', async () => {
    await draw(<Brightness />)
    expect(canSetVolume()).toBe(true)
    changePictureAndSound({ volume: 25, brightness: 100 })
    await expect.poll(() => videos.map(({ volume }) => volume)).toEqual([0.25, 0.25])
    expect(videos.map(({ style }) => style.filter)).toEqual(['', ''])
  })
})
