import { expect, type Page, test } from '@playwright/test'
import { listedDrama } from '../drama.ts'
import { signIn } from '../member.ts'
import { newPerson, screenUrl } from '../platform.ts'
import { goTo } from '../screens/examine.ts'
import { fullMember } from '../screens/full-member.ts'

interface Insets {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** A phone without edges, upright and on its side. */
const positions = [
  { size: { width: 390, height: 844 }, insets: { top: 47, bottom: 34, left: 0, right: 0 } },
  { size: { width: 844, height: 390 }, insets: { top: 0, bottom: 21, left: 47, right: 47 } },
] as const

test('nothing to press lies under the notch or under the bar at the foot of the phone', async ({ page }) => {
  const { member, friend } = await fullMember()
  const drama = await listedDrama(member)
  await signIn(page, member)
  const devtools = await page.context().newCDPSession(page)
  const paths = [
    '/pages/playlet/home',
    '/pages/index/index',
    '/pages/user/index',
    `/pagesA/chat/msg?friend_idx=${friend.userId}`,
    `/pages/playlet/videoDetail?id=${drama.id}`,
    '/pages/user/recharge',
    '/pagesB/my_file/setting/index',
  ]
  for (const { size, insets } of positions) {
    await page.setViewportSize(size)
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
    for (const path of paths) {
      await goTo(page, screenUrl(path))
      expect.soft(await page.evaluate(coveredParts, insets), `${path} at ${size.width} wide`).toEqual([])
    }
  }
})

/** Runs in the page: links, buttons and fields that reach into the insets. What can be scrolled out of them does not count. */
const coveredParts = ({ top, bottom, left, right }: Insets): string[] => {
  const scrolls = (each: Element, axis: 'overflowX' | 'overflowY'): boolean => {
    for (let at = each.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at)[axis])) return true
    return false
  }
  return [...document.querySelectorAll('a[href], button, input, select, textarea')].flatMap((each) => {
    const place = each.getBoundingClientRect()
    const style = getComputedStyle(each)
    if (place.width === 0 || place.height === 0 || style.visibility === 'hidden') return []
    // Controls for readers of the screen have no place of their own.
    if (place.width <= 1 || place.height <= 1 || style.opacity === '0') return []
    const isBeside = place.left < left - 0.5 || place.right > innerWidth - right + 0.5
    const isAbove = place.top < top - 0.5 || place.bottom > innerHeight - bottom + 0.5
    const isCovered = (isBeside && !scrolls(each, 'overflowX')) || (isAbove && !scrolls(each, 'overflowY'))
    const name = each.getAttribute('aria-label') ?? each.textContent ?? each.tagName
    return isCovered ? [`${name.slice(0, 40)} at ${[place.x, place.y, place.right, place.bottom].join(' ')}`] : []
  })
}

test('A-14: a connection that is gone is said once on each screen, in a place of its own above the tabs', async ({
  page,
}) => {
  await page.routeWebSocket(/./, (socket) => socket.close())
  await signIn(page, await newPerson('Cut off'))
  for (const path of [
    '/pages/playlet/home',
    '/pages/user/index',
    '/pages/index/index',
    '/pagesB/my_file/setting/index',
  ]) {
    await page.goto(screenUrl(path))
    await expect.poll(() => placeOfLine(page), { message: path }).toEqual({ lines: 1, isSeen: true, isClear: true })
  }
})

/** How the line about the connection stands: how many there are, whether it can be seen whole, and whether it covers nothing. */
const placeOfLine = (page: Page) =>
  page.evaluate(() => {
    const words = /^(Connection lost\. Reconnecting|Can't connect)/
    const found = [...document.querySelectorAll('[role="status"], button')].filter((each) =>
      words.test(each.textContent ?? ''),
    )
    const [line] = found
    if (!line) return { lines: 0, isSeen: false, isClear: false }
    const { left, right, top, bottom } = line.getBoundingClientRect()
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    // It may stand in the head of a page, between its parts.
    const others = [...document.querySelectorAll('main, nav, header, header > *')]
      .filter((each) => !each.contains(line))
      .map((each) => each.getBoundingClientRect())
    return {
      lines: found.length,
      isSeen: at !== null && line.contains(at) && top >= 0 && bottom <= innerHeight,
      isClear: others.every((other) => other.bottom <= top + 0.5 || other.top >= bottom - 0.5),
    }
  })
