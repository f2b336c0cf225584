import { Worker } from 'node:worker_threads'
import { Semaphore } from '../semaphore.ts'
import type { PrintedDocument } from './document.ts'

const printing = new Semaphore({ permits: 1, maxQueued: Number.POSITIVE_INFINITY })

/** A document as PDF (`pdf.ts`), made in a thread of its own, one after the other: laying out pages takes about a second, in which a server has to
 *  answer everybody else. */
export async function printPdf(document: PrintedDocument): Promise<Buffer> {
  const release = await printing.acquire()
  try {
    return await print(document)
  } finally {
    release()
  }
}

function print(document: PrintedDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const worker = new Worker(new URL('./print-worker.ts', import.meta.url), { workerData: document })
  worker.once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)))
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('A document was not printed')))
  return promise
}
