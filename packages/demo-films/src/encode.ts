import type { Filming } from './films.ts'

const timeoutMs = 300_000

/** Runs ffmpeg; rejects where it fails. */
export async function encode({ runFfmpeg, signal }: Filming, args: readonly string[]): Promise<void> {
  const always = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y']
  const { exitCode, complaint } = await runFfmpeg([...always, ...args], { timeoutMs, signal })
  if (exitCode !== 0) throw new Error(`a demonstration film failed: ${complaint}`)
}
