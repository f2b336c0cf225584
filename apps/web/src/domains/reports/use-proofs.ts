import { isAbort } from '@cliffhanger/client/object-store/store-error.ts'
import { useEffect, useRef, useState } from 'react'
import { ignoreQuietly } from '../../platform/server/call-failure.ts'
import { uploadFile } from '../../platform/uploads/upload-file.ts'

/** Pictures a report may hold (V-11). */
export const proofsMax = 9

/** A picture that proves something, on its way or there. */
export interface Proof {
  readonly id: number
  readonly file: File
  /** Address of the picture on this device. */
  readonly preview: string
  /** 0…100; -1 where the upload failed. */
  readonly percent: number
  /** Key of the uploaded file; '' until then. */
  readonly key: string
}

/** The pictures of a report: each is uploaded as soon as it is chosen, one that failed can be sent again. */
export const useProofs = () => {
  const [proofs, setProofs] = useState<readonly Proof[]>([])
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

  const change = (id: number, changes: Partial<Proof>): void =>
    setProofs((before) => before.map((proof) => (proof.id === id ? { ...proof, ...changes } : proof)))

  const send = async ({ id, file }: Proof): Promise<void> => {
    const upload = new AbortController()
    uploads.current.set(id, upload)
    try {
      const { url } = await uploadFile(file, {
        kind: 'chat',
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
    const room = proofsMax - proofs.length
    const added = files.slice(0, room).map((file): Proof => {
      const preview = URL.createObjectURL(file)
      previews.current.add(preview)
      return { id: nextId.current++, file, preview, percent: 0, key: '' }
    })
    setProofs((before) => [...before, ...added])
    for (const proof of added) void send(proof)
  }

  const remove = (id: number): void => {
    uploads.current.get(id)?.abort()
    setProofs((before) => before.filter((proof) => proof.id !== id))
  }

  const retry = (proof: Proof): void => {
    change(proof.id, { percent: 0 })
    void send(proof)
  }

  return {
    proofs,
    add,
    remove,
    retry,
    keys: proofs.map(({ key }) => key).filter((key) => key !== ''),
    isBusy: proofs.some(({ key, percent }) => key === '' && percent >= 0),
    hasFailed: proofs.some(({ percent }) => percent < 0),
  }
}
