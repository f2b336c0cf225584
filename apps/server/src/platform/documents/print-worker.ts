import { parentPort, workerData } from 'node:worker_threads'
import type { PrintedDocument } from './document.ts'
import { writePdf } from './pdf.ts'

parentPort?.postMessage(await writePdf(workerData as PrintedDocument), [])
