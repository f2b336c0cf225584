import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

/** The programs that read and write video. */
export interface VideoTools {
  readonly ffmpeg: string
  /** Undefined where only the npm-shipped ffmpeg is there: files are then described by ffmpeg's own words. */
  readonly ffprobe: string | undefined
  /** False for the npm-shipped build of 2018, which is good enough for the demonstration only. */
  readonly isCurrent: boolean
}

export interface RunOptions {
  readonly timeoutMs: number
  readonly signal?: AbortSignal
  readonly cwd?: string
  /** Each line of standard output as it comes; without it standard output is kept and answered. */
  readonly onLine?: (line: string) => void
}

export interface RunResult {
  readonly exitCode: number
  readonly output: string
  /** The end of what it complained about. */
  readonly complaint: string
}

/** Runs behind everything else on the machine. */
const niceness = 5
const maxOutputChars = 4 * 1024 * 1024
const maxComplaintChars = 4000

/** Runs a program to its end. Rejects when it cannot start, takes too long (`VideoTimeout`) or the signal aborts. */
export function runTool(program: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    options.signal?.throwIfAborted()
    const child = spawn(program, args, { cwd: options.cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let complaint = ''
    let failure: unknown
    const kill = (reason: unknown) => {
      failure ??= reason
      child.kill('SIGKILL')
    }
    const onAbort = () => kill(options.signal?.reason)
    options.signal?.addEventListener('abort', onAbort, { once: true })
    const timer = setTimeout(
      () => kill(new VideoTimeout(`${program} took more than ${options.timeoutMs} ms`)),
      options.timeoutMs,
    )

    child.on('spawn', () => lowerPriority(child.pid))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (options.onLine) {
        const lines = output.split('\n')
        output = lines.pop() ?? ''
        lines.forEach(options.onLine)
      } else if (output.length > maxOutputChars) kill(new Error(`${program} says too much`))
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-maxComplaintChars)
    })
    child.on('error', (error) => {
      failure ??= error
    })
    child.on('close', (exitCode) => {
      clearTimeout(timer)
      options.signal?.removeEventListener('abort', onAbort)
      if (failure !== undefined) reject(failure)
      else resolve({ exitCode: exitCode ?? -1, output, complaint })
    })
  })
}

export class VideoTimeout extends Error {
  override readonly name = 'VideoTimeout'
}

function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, niceness)
  } catch {
    // It has ended already, or the system allows no priorities: both are fine.
  }
}

const versionTimeoutMs = 20_000

const found = new Map<string, Promise<VideoTools | undefined>>()

/** The ffmpeg at `path` (the machine's own when it is empty) with the ffprobe beside it, else the npm-shipped one, else undefined.
 *  Looked for once in a process: every look starts both programs. */
export function findVideoTools(path: string): Promise<VideoTools | undefined> {
  const tools = found.get(path) ?? lookForVideoTools(path)
  found.set(path, tools)
  return tools
}

async function lookForVideoTools(path: string): Promise<VideoTools | undefined> {
  const own = path || 'ffmpeg'
  if (await replies(own)) {
    const ffprobe = own.replace(/ffmpeg(?=[^/\\]*$)/, 'ffprobe')
    return { ffmpeg: own, ffprobe: (await replies(ffprobe)) ? ffprobe : undefined, isCurrent: true }
  }
  const shipped = await shippedPath()
  return shipped !== undefined && (await replies(shipped))
    ? { ffmpeg: shipped, ffprobe: undefined, isCurrent: false }
    : undefined
}

async function replies(program: string): Promise<boolean> {
  try {
    return (await runTool(program, ['-version'], { timeoutMs: versionTimeoutMs })).exitCode === 0
  } catch {
    return false
  }
}

/** An optional dependency: absent on machines it has no build for. */
async function shippedPath(): Promise<string | undefined> {
  try {
    const { default: installer } = await import('@ffmpeg-installer/ffmpeg')
    return installer.path
  } catch {
    return undefined
  }
}
