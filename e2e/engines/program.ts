import type { ChildProcess } from 'node:child_process'

const startLimitMs = 60_000
const stopLimitMs = 10_000

/** Waits until a program prints a line of this form, and answers what stands in its first bracket. */
export function lineOf(child: ChildProcess, output: NodeJS.ReadableStream, form: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const fail = (why: string): void => reject(new Error(`${child.spawnfile} ${why}\n${printed}`))
    const timer = setTimeout(() => fail('did not say that it is ready'), startLimitMs)
    child.once('error', ({ message }) => fail(message))
    child.once('exit', (code) => fail(`ended with ${code}`))
    output.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const [, found] = form.exec(printed) ?? []
      if (found === undefined) return
      clearTimeout(timer)
      resolve(found)
    })
  })
}

/** Waits until a program has ended; one that does not of itself is made to. */
export async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const timer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
  await new Promise((resolve) => child.once('exit', resolve))
  clearTimeout(timer)
}
