import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { executablePath, flags } from './harness/browser.ts'
import { openDemonstration } from './harness/demonstration.ts'
import { median, printFigure, round } from './harness/figure.ts'
import { envNumber, measure, type Run } from './harness/run.ts'

/** What Lighthouse says of the first visit of `/` with its profile of a phone: the marks of its four categories (0 to 100) and the measurements the
 *  mark of performance is made of, each the median of `ROUNDS` browsers that know nothing of the platform. */
const rounds = envNumber('ROUNDS', 5)
const goals = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 }
const categories = Object.keys(goals)
const measurements = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
] as const

type Marks = Readonly<Record<string, number>>

async function openBrowser(run: Run): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const opening = launch({
    chromePath: executablePath,
    chromeFlags: ['--headless', ...flags],
    handleSIGINT: false,
  })
  return run.save(opening.then((browser) => ({ port: browser.port, stop: async () => browser.kill() })))
}

/** One visit by a browser that is opened for it. */
async function visit(run: Run, url: string): Promise<{ readonly marks: Marks; readonly figures: Marks }> {
  const browser = await openBrowser(run)
  try {
    const result = await lighthouse(url, { port: browser.port, onlyCategories: categories, logLevel: 'error' })
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? 'nothing was looked at')
    const { lhr } = result
    for (const { id, score, title } of Object.values(lhr.audits))
      if (score !== null && score < 0.5) console.error(`${id}: ${title}`)
    return {
      marks: Object.fromEntries(categories.map((name) => [name, (lhr.categories[name]?.score ?? 0) * 100])),
      figures: Object.fromEntries(measurements.map((name) => [name, lhr.audits[name]?.numericValue ?? Number.NaN])),
    }
  } finally {
    await browser.stop()
  }
}

await measure(async (run) => {
  const { url } = await openDemonstration(run)
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  for (let turn = 0; turn < rounds; turn++) visits.push(await visit(run, url))
  for (const [name, goal] of Object.entries(goals))
    printFigure({
      what: `first visit, Lighthouse: ${name}`,
      value: median(visits.map(({ marks }) => marks[name] ?? 0)),
      unit: 'of 100',
      baseline: { what: 'goal', value: goal },
      rounds,
    })
  for (const name of measurements)
    printFigure({
      what: `first visit, Lighthouse: ${name}`,
      value: round(median(visits.map(({ figures }) => figures[name] ?? Number.NaN)), 3),
      unit: name === 'cumulative-layout-shift' ? '' : 'ms',
      rounds,
    })
})
