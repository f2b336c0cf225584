import { newIdempotencyKey } from '@cliffhanger/client/idempotency-key.ts'
import { episodeOperatorCalls } from '@cliffhanger/contract/drama/operator-episode-calls.ts'
import type { ClientLanguage } from '@cliffhanger/i18n/languages.ts'
import { judgeSize } from '@cliffhanger/rules/media/source.ts'
import { useSyncExternalStore } from 'react'
import { failureText } from '../../../platform/failure.ts'
import { objectSender, openObjectWriter } from '../../../platform/object-store.ts'
import { callServer } from '../../../platform/server.ts'
import { textOf } from '../../../platform/texts.ts'
import { writtenShortTexts } from '../../../ui/short-texts.ts'
import { failureTextOf } from './source-failures.ts'
import type { UploadItem } from './upload-list.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'

/** Uploads go on while the operator looks at other pages, so they outlive the page that began them. */
const queues = new Map<number, UploadQueue>()

const openQueue = (dramaId: number, language: ClientLanguage): UploadQueue => {
  const queue = createUploadQueue({
    sender: objectSender,
    open: async (file) => {
      const error = judgeSize(file.size)
      if (error) throw new Error(failureTextOf(textOf, error))
      return openObjectWriter('video', file)
    },
    attach: async (objectKey, { file, number }, idempotencyKey) => {
      const titles = writtenShortTexts({ [language]: titleFrom(file.name) })
      const episode = { drama_id: dramaId, titles, source_key: objectKey, ...(number !== undefined && { number }) }
      await callServer(episodeOperatorCalls.addEpisode, episode, { idempotencyKey, retries: 2 })
    },
    newIntention: newIdempotencyKey,
    failureText,
  })
  queues.set(dramaId, queue)
  return queue
}

/** The uploads of one drama, and the files they are made of. */
export const useUploads = (dramaId: number, language: ClientLanguage): [UploadQueue, readonly UploadItem[]] => {
  const queue = queues.get(dramaId) ?? openQueue(dramaId, language)
  return [queue, useSyncExternalStore(queue.subscribe, queue.items)]
}

/** Closing the page while something is under way asks first. */
export const warnBeforeLeaving = (): void => {
  window.addEventListener('beforeunload', (event) => {
    if ([...queues.values()].some((queue) => queue.isBusy())) event.preventDefault()
  })
}

/** A name people wrote says more than `VID_0042`: digits and marks alone make no title. */
const titleFrom = (fileName: string): string => {
  const name = fileName
    .replace(/\.[^.]+$/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, 60)
  return /\p{L}{3}/u.test(name.replace(/^(vid|mov|dsc|img|episode|ep)\b/i, '')) ? name : ''
}
