import { isAbort } from '@cliffhanger/client/object-store/store-error.ts'
import type { UploadKind } from '@cliffhanger/contract/uploads/schemas.ts'
import { useEffect, useRef, useState } from 'react'
import { ignoreQuietly } from '../../platform/server/call-failure.ts'
import { uploadFile } from '../../platform/uploads/upload-file.ts'

/** A picture of a form, on its way or there. */
export interface ChosenPicture {
  readonly id: number
  readonly file: File
  /** Address of the picture on this device. */
  readonly preview: string
  /** 0…100; -1 where the upload failed. */
  readonly percent: number
  /** Key of the uploaded file; '' until then. */
  readonly key: string
}

/** The pictures of a form, `max` of them: each is uploaded as soon as it is chosen, one that failed can be sent again. */
export const usePictures = ({ kind, max }: { readonly kind: UploadKind; readonly max: number }) => {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const nextId = useRef(1)
  const uploads = useRef(new Map<number, AbortController>())
  const previews = useRef(new Set<string>())

  useEffect(() => {
    const { current: running } = uploads
    const { current: shown } = previews
    return () => {
      for (const upload of running.values()) upload.abort()
      for (const preview of shown) URL.revokeObjectURL(preview)
    }
  }, [])

  const change = (id: number, changes: Partial<ChosenPicture>): void =>
    setPictures((before) => before.map((picture) => (picture.id === id ? { ...picture, ...changes } : picture)))

  const send = async ({ id, file }: ChosenPicture): Promise<void> => {
    const upload = new AbortController()
    uploads.current.set(id, upload)
    try {
      const { url } = await uploadFile(file, {
        kind,
        signal: upload.signal,
        onProgress: (percent) => change(id, { percent }),
      })
      change(id, { key: url })
    } catch (error) {
      ignoreQuietly(error)
      if (!isAbort(error)) change(id, { percent: -1 })
    }
  }

  const add = (files: readonly File[]): void => {
    const room = max - pictures.length
    const added = files.slice(0, room).map((file): ChosenPicture => {
      const preview = URL.createObjectURL(file)
      previews.current.add(preview)
      return { id: nextId.current++, file, preview, percent: 0, key: '' }
    })
    setPictures((before) => [...before, ...added])
    for (const picture of added) void send(picture)
  }

  const remove = (id: number): void => {
    uploads.current.get(id)?.abort()
    setPictures((before) => before.filter((picture) => picture.id !== id))
  }

  const retry = (picture: ChosenPicture): void => {
    change(picture.id, { percent: 0 })
    void send(picture)
  }

  return {
    pictures,
    max,
    add,
    remove,
    retry,
    keys: pictures.map(({ key }) => key).filter((key) => key !== ''),
    isBusy: pictures.some(({ key, percent }) => key === '' && percent >= 0),
    hasFailed: pictures.some(({ percent }) => percent < 0),
  }
}
