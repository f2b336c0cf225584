import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { emulateLink, type Link, onNewPhone, openBrowser, signInOnPhone } from './harness/browser.ts'
import { firstListed } from './harness/demonstration.ts'
import { printFigure, round } from './harness/figure.ts'
import { signInMembers } from './harness/members.ts'
import { envNumber, measure, root } from './harness/run.ts'
import { startServer } from './harness/server.ts'

/** An episode watched to its end behind slow links: how often and how long it stands still after its first frame, and whether the picture is
 *  ever black (docs/rules/video-checks.md, check 5). `FILM_SECONDS`. */
const filmSeconds = envNumber('FILM_SECONDS', 90)

const slowLinks: readonly (Link & { readonly mostStalls: number })[] = [
  { name: '1.6 Mbit/s, 150 ms', megabitsPerSecond: 1.6, roundTripMs: 150, mostStalls: 0 },
  { name: '500 kbit/s, 300 ms', megabitsPerSecond: 0.5, roundTripMs: 300, mostStalls: 3 },
]

async function runToEnd(command: string, words: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(command, [...words], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
}

/** A film that moves and grains all the time and makes a sound: its lightest rendition takes 520 kbit/s. */
const filmWords = (file: string): string[] => [
  ...['-nostdin', '-loglevel', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=540x960:r=30,noise=alls=8:allf=t'],
  ...['-f', 'lavfi', '-i', 'sine=frequency=330:sample_rate=44100', '-t', String(filmSeconds), '-shortest'],
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', file],
]

interface Watched {
  readonly stalls: number
  readonly stalledMs: number
  readonly blackMs: number
  readonly playedS: number
}

/** In the page: plays what is shown to its end and takes down how it went; black is a video without a picture where none covers it. */
const watchToEnd = (): Promise<Watched> =>
  new Promise((resolve) => {
    let stalls = 0
    let stalledMs = 0
    let blackMs = 0
    let since: number | undefined
    let before = performance.now()
    const shown = () => document.querySelector<HTMLVideoElement>('[data-shown="true"] video')
    const begun = () => (shown()?.currentTime ?? 0) > 0.1
    const look = () => {
      const nowMs = performance.now()
      const video = shown()
      if (video && begun()) {
        // Nobody pauses here: a picture that is held until more has come stands still as well.
        const isStalled = !video.ended && (video.paused || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA)
        if (isStalled && since === undefined) {
          since = nowMs
          stalls += 1
        } else if (!isStalled && since !== undefined) {
          stalledMs += nowMs - since
          since = undefined
        }
        if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA && !video.poster) blackMs += nowMs - before
        if (video.ended || video.currentTime > video.duration - 0.3)
          return resolve({ stalls, stalledMs, blackMs, playedS: video.currentTime })
      }
      before = nowMs
      setTimeout(look, 50)
    }
    look()
  })

async function play(page: Page, url: string, dramaId: number, link: Link): Promise<Watched> {
  await emulateLink(page, link)
  await page.goto(`${url}/#/pages/videoPlay/videoPlay?id=${dramaId}&number=1`, { waitUntil: 'commit' })
  return page.evaluate(watchToEnd)
}

await measure(async (run) => {
  const folder = await run.folder()
  const films = await run.folder()
  // The demonstration lets members in without an invitation.
  const server = await run.save(startServer(folder, { DEMO: '1', DEMO_DRAMAS: '1', DEMO_HISTORY: '0' }))
  const film = join(films, '1.mp4')
  await runToEnd('ffmpeg', filmWords(film))
  const importWords = ['apps/server/src/main.ts', 'drama', 'import', film, '--title', 'Long', '--language', 'en']
  await runToEnd(process.execPath, importWords, { DATA_DIR: folder, LOG_LEVEL: 'error' })
  const [member] = await signInMembers(server.url, 1)
  if (!member) throw new Error('nobody signed in')
  const drama = await firstListed(server.url, member, 'Long')
  const browser = await openBrowser(run)
  const phone = await signInOnPhone(browser, server.url)
  for (const { mostStalls, ...link } of slowLinks) {
    const watched = await onNewPhone(browser, phone, (page) => play(page, server.url, drama.id, link))
    printFigure({
      what: `an episode of ${filmSeconds} s watched behind ${link.name}: stalls`,
      value: watched.stalls,
      unit: '',
      limit: mostStalls,
      rebufferPercent: round((watched.stalledMs / (watched.playedS * 1000)) * 100),
      blackMs: round(watched.blackMs, 0),
    })
  }
})
