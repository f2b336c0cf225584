import { Worker } from 'node:worker_threads'
import { refuse } from '../http/refusal.ts'
import { Semaphore } from '../semaphore.ts'
import type { PrintedDocument } from './document.ts'

/** A long document takes about two seconds, and callers wait for half a minute. */
const mostWaiting = 12
const retryAfterS = 10

/** Who waits for a document. */
interface Waiting {
  /** Whether they hung up meanwhile. */
  hasLeft(): boolean
}

/** A document as PDF (`pdf.ts`). Refuses 4006 where too many wait, or whoever asked has hung up when it is their turn. */
export type PrintPdf = (document: PrintedDocument, waiting: Waiting) => Promise<Buffer>

/** Prints in a thread of its own, one document after the other: laying out pages takes about a second, in which a server has to answer everybody
 *  else. */
export function openPrinter(maxQueued: number): PrintPdf {
  const printing = new Semaphore({ permits: 1, maxQueued })
  const turnAway = (): never => refuse('tooManyRequests', { retry_after: retryAfterS })
  return async (document, waiting) => {
    if (printing.isFull) turnAway()
    const release = await printing.acquire()
    try {
      return waiting.hasLeft() ? turnAway() : await print(document)
    } finally {
      release()
    }
  }
}

/** The printer of this process. */
export const printPdf: PrintPdf = openPrinter(mostWaiting)

function print(document: PrintedDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const worker = new Worker(new URL('./print-worker.ts', import.meta.url), { workerData: document })
  worker.once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)))
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('A document was not printed')))
  return promise
}
