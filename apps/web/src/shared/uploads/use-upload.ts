import { isAbort } from '@cliffhanger/client/object-store/store-error.ts'
import type { UploadKind } from '@cliffhanger/contract/uploads/schemas.ts'
import { useEffect, useRef, useState } from 'react'
import { ignoreQuietly } from '../../platform/server/call-failure.ts'
import { uploadFile } from '../../platform/uploads/upload-file.ts'

/** One file of a form, on its way or there. */
export interface UploadState {
  /** Key of the uploaded file; '' while there is none. */
  readonly key: string
  /** 0…99 while it is on its way, -1 where that failed; undefined else. */
  readonly percent: number | undefined
  readonly choose: (file: File) => void
  /** Sends the file that failed once more. */
  readonly retry: () => void
  readonly remove: () => void
}

/** A file that is uploaded as soon as it is chosen; `initialKey` where there is one already. */
export const useUpload = (kind: UploadKind, initialKey = ''): UploadState => {
  const [key, setKey] = useState(initialKey)
  const [percent, setPercent] = useState<number>()
  const upload = useRef<AbortController>(undefined)
  const chosen = useRef<File>(undefined)

  useEffect(() => () => upload.current?.abort(), [])

  const send = async (file: File): Promise<void> => {
    upload.current?.abort()
    const controller = new AbortController()
    upload.current = controller
    chosen.current = file
    setKey('')
    setPercent(0)
    try {
      const { url } = await uploadFile(file, {
        kind,
        signal: controller.signal,
        // What an upload says after another one took its place is about no file any more.
        onProgress: (now) => upload.current === controller && setPercent(now),
      })
      if (upload.current !== controller) return
      setKey(url)
      setPercent(undefined)
    } catch (error) {
      ignoreQuietly(error)
      if (!isAbort(error) && upload.current === controller) setPercent(-1)
    }
  }

  return {
    key,
    percent,
    choose: (file) => void send(file),
    retry: () => {
      if (chosen.current) void send(chosen.current)
    },
    remove: () => {
      upload.current?.abort()
      upload.current = undefined
      setKey('')
      setPercent(undefined)
    },
  }
}
