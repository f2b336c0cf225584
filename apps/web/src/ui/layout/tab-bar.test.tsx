import { type ClientLanguage, clientLanguages } from '@cliffhanger/i18n/languages.ts'
import House from 'lucide-react/icons/house'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useTexts } from '../../platform/texts.ts'
import { draw } from '../../testing/draw.tsx'
import { TabBar } from './tab-bar.tsx'

const Tabs = () => {
  const t = useTexts()
  const labels = [t('shell.tabHome'), t('shell.tabBonus'), t('shell.tabEvents'), t('shell.tabChats'), t('shell.tabMe')]
  return <TabBar label="Main" selected={0} items={labels.map((label) => ({ label, href: `#${label}`, icon: House }))} />
}

const tabs = () => [...document.querySelectorAll('nav a')]
const labels = () => [...document.querySelectorAll('nav a > :first-child')]

afterEach(async () => {
  document.documentElement.style.fontSize = ''
  await page.viewport(390, 844)
})

it.each<ClientLanguage>(clientLanguages)(
  'has words and signs that grow with letters on the narrowest phone: %s',
  async (language) => {
    await page.viewport(320, 640)
    await draw(<Tabs />, { language })
    await expect.poll(() => tabs()).toHaveLength(5)
    const sizeOf = () => labels().map((label) => Number.parseFloat(getComputedStyle(label).fontSize))
    const iconOf = () => document.querySelector('nav svg')?.getBoundingClientRect().width ?? 0
    expect(iconOf()).toBe(24)
    const before = sizeOf()[0] ?? 0
    document.documentElement.style.fontSize = '200%'
    await expect.poll(() => (sizeOf()[0] ?? 0) / before).toBeGreaterThanOrEqual(1.5)
    expect(
      [...document.querySelectorAll('nav svg')].map((icon) => Math.round(icon.getBoundingClientRect().width)),
    ).toEqual([42, 42, 42, 42, 42])
    expect(labels().filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
    const words = labels().map((label) => {
      const range = document.createRange()
      range.selectNodeContents(label)
      return range.getBoundingClientRect()
    })
    for (const [index, word] of words.entries()) {
      expect(word.left - (words[index - 1]?.right ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(6)
    }
    expect(tabs().at(-1)?.getBoundingClientRect().right).toBeLessThanOrEqual(320)
  },
)
