import type { Page } from '@playwright/test'
import { onNewPhone, openBrowser, signInOnPhone } from './harness/browser.ts'
import { openDemonstration } from './harness/demonstration.ts'
import { median, printFigure } from './harness/figure.ts'
import { measure } from './harness/run.ts'

/** How a phone that has talked a lot draws its chats: 5,000 conversations and 100,000 messages in its own database. */
const conversations = 5000
const messages = 100_000
/** Messages of the one chat that is opened and scrolled. */
const inOpenChat = 20_000

interface Seed {
  readonly conversations: number
  readonly messages: number
  readonly inOpenChat: number
}

/** In the page: fills the member's database; returns the member's id and how long it took. */
const fillDatabase = async (seed: Seed): Promise<{ readonly myId: number; readonly ms: number }> => {
  const name = (await indexedDB.databases()).find((database) => database.name?.startsWith('cliffhanger-'))?.name ?? ''
  const myId = Number(name.split('-')[1])
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(new Error(`${name} does not open`)))
  })
  const peerOf = (index: number): number => 1_000_000 + index
  const idOf = (index: number): string => `p_${myId}_${peerOf(index)}`
  const startedMs = performance.now()
  const put = (table: string, rows: readonly unknown[]): Promise<void> =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(table, 'readwrite')
      for (const row of rows) transaction.objectStore(table).put(row)
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('error', () => reject(new Error(`${table} is not written`)))
    })
  const message = (id: number, conversation: number) => ({
    id,
    msg_id: id,
    local_id: `seed-${id}`,
    seq: id,
    conversation_id: idOf(conversation),
    sender_id: id % 2 ? myId : peerOf(conversation),
    target_id: id % 2 ? peerOf(conversation) : myId,
    msg_type: 'text',
    content_text: JSON.stringify([{ text: { content: `Message ${id} about episode ${id % 90} of the evening` } }]),
    ref_msg_id: 0,
    create_time: 1_700_000_000 + id,
    msg_status: 'unread',
    ip: '',
    ip_addr: '',
    is_review: 1,
    chat_type: 'private',
    words: ['message', `${id}`, 'about', 'episode', `${id % 90}`, 'of', 'the', 'evening'],
  })
  for (let first = 1; first <= seed.messages; first += 5000) {
    const ids = Array.from({ length: Math.min(5000, seed.messages - first + 1) }, (_, index) => first + index)
    await put(
      'messages',
      ids.map((id) => message(id, id <= seed.inOpenChat ? 0 : 1 + (id % (seed.conversations - 1)))),
    )
  }
  await put(
    'sessions',
    Array.from({ length: seed.conversations }, (_, index) => ({
      conversation_id: idOf(index),
      chat_id: peerOf(index),
      chat_name: `Friend ${index}`,
      nick_name: `Friend ${index}`,
      chat_face: '',
      chat_member_type: 0,
      chat_type: 'private',
      last_msg: `The last words of ${index}`,
      last_msg_id: index + 1,
      last_time: 1_700_000_000 - index,
      last_msg_type: 'text',
      last_notice: '',
      last_sender: '',
      is_top: index < 3 ? 1 : 0,
      disturbing: 0,
      at: 0,
      unread_count: index % 7 === 3 ? 2 : 0,
      read_seq: seed.messages,
      told_seq: seed.messages,
      peer_read_seq: 0,
      counted_seq: seed.messages,
      gaps: [],
    })),
  )
  database.close()
  return { myId, ms: performance.now() - startedMs }
}

/** Tasks that hold the page up for longer are what a finger feels. */
const longMs = 50

/** Runs an act and answers how long the page was held up at worst, and how often for more than 50 ms. */
const heldUp = async (
  page: Page,
  action: () => Promise<void>,
): Promise<{ readonly worstMs: number; readonly long: number }> => {
  await page.evaluate(() => {
    const gaps: number[] = []
    let last = performance.now()
    const step = (now: number): void => {
      gaps.push(now - last)
      last = now
      if (Reflect.get(globalThis, 'benchGaps') === gaps) requestAnimationFrame(step)
    }
    Reflect.set(globalThis, 'benchGaps', gaps)
    requestAnimationFrame(step)
  })
  await action()
  const gaps = await page.evaluate(() => {
    const found = Reflect.get(globalThis, 'benchGaps') as number[]
    Reflect.set(globalThis, 'benchGaps', undefined)
    return found.slice(1)
  })
  return { worstMs: Math.max(0, ...gaps), long: gaps.filter((ms) => ms > longMs).length }
}

const wheel = async (page: Page, times: number, dy: number): Promise<void> => {
  await page.mouse.move(195, 420)
  for (let turn = 0; turn < times; turn++) {
    await page.mouse.wheel(0, dy)
    await page.waitForTimeout(60)
  }
}

/** From a link to what it shows: in the page's own clock. */
const timeTo = (page: Page, hash: string, selector: string): Promise<number> =>
  page.evaluate(
    async ([target, wanted]) => {
      const startedMs = performance.now()
      location.hash = target
      while (!document.querySelector(wanted)) await new Promise((resolve) => requestAnimationFrame(resolve))
      return performance.now() - startedMs
    },
    [hash, selector] as const,
  )

const listItem = 'main a[href*="/pagesA/chat/msg"]'
const bubble = '[data-message]'
const rounds = 5

await measure(async (run) => {
  const { url } = await openDemonstration(run)
  const browser = await openBrowser(run)
  const member = await signInOnPhone(browser, url)
  await onNewPhone(browser, member, async (page) => {
    await page.goto(`${url}/#/pages/index/index`)
    await page.getByRole('heading', { name: 'Chats' }).waitFor()
    await page.waitForTimeout(4000)
    const { myId, ms } = await page.evaluate(fillDatabase, { conversations, messages, inOpenChat })
    printFigure({ what: 'chats: seeding the phone', value: ms / 1000, unit: 's', conversations, messages })
    // Without its server the phone keeps what it holds.
    await page.context().route(/\/(api|ws)\b/, (route) => route.abort())
    await page.reload()
    await page.locator(listItem).first().waitFor()
    await page.waitForTimeout(3000)

    const down = await heldUp(page, () => wheel(page, 40, 900))
    printFigure({ what: 'chat list: worst frame while scrolling', value: down.worstMs, unit: 'ms', over50: down.long })

    const chat = '#/pagesA/chat/msg?friend_idx=1000000'
    const opened: number[] = []
    const listed: number[] = []
    for (let round = 0; round < rounds; round++) {
      opened.push(await timeTo(page, chat, bubble))
      await page.waitForTimeout(400)
      listed.push(await timeTo(page, '#/pages/index/index', listItem))
      await page.waitForTimeout(400)
    }
    printFigure({
      what: 'chat: from the list to its messages',
      value: median(opened),
      unit: 'ms',
      worst: Math.max(...opened),
    })
    printFigure({ what: 'chat list: back from a chat', value: median(listed), unit: 'ms', worst: Math.max(...listed) })

    await timeTo(page, chat, bubble)
    await page.waitForTimeout(500)
    const up = await heldUp(page, () => wheel(page, 60, -900))
    printFigure({ what: 'chat: worst frame while scrolling up', value: up.worstMs, unit: 'ms', over50: up.long })

    await timeTo(page, '#/pages/index/index', listItem)
    const search = page.getByRole('searchbox')
    const startedMs = Date.now()
    await search.fill('message 4321')
    await page.locator('section a[href$="msg_id=4321"]').waitFor()
    printFigure({ what: 'search: from typing to the message', value: Date.now() - startedMs, unit: 'ms', member: myId })
  })
})
