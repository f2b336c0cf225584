import type { Browser } from '@playwright/test'

/** What became of the frames of an act. */
export interface Frames {
  /** Frames in which something moved that the compositor moves by itself. */
  readonly moving: number
  /** Of these, the ones that came too late to be seen. */
  readonly missed: number
  /** Missed by what the page itself draws: the page was at work. */
  readonly heldUp: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly args?: { readonly frame_reporter?: FrameReport }
}

/** As the compositor reports each of its frames (Chromium's `PipelineReporter`). */
interface FrameReport {
  readonly state: string
  readonly affects_smoothness: boolean
  readonly has_compositor_animation: boolean
}

/** Runs an act and answers what the browser's own trace says of its frames. */
export async function recordFrames(browser: Browser, act: () => Promise<void>): Promise<Frames> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark', 'viz'] },
  })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const reports = events.flatMap(({ name, ph, args }) =>
    name === 'PipelineReporter' && ph === 'b' && args?.frame_reporter ? [args.frame_reporter] : [],
  )
  if (reports.length === 0) throw new Error('the browser reported no frame')
  const isMissed = ({ state, affects_smoothness: isFelt }: FrameReport) => state === 'STATE_DROPPED' && isFelt
  const moving = reports.filter(({ has_compositor_animation: isMoving }) => isMoving)
  return {
    moving: moving.length,
    missed: moving.filter(isMissed).length,
    heldUp: reports.filter((report) => !report.has_compositor_animation && isMissed(report)).length,
  }
}
