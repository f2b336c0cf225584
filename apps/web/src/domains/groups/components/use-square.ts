import { useState } from 'react'
import { describeFailure } from '../../../platform/server/call-failure.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { useForgotten } from '../../../ui/actions/use-forgotten.ts'
import type { cutOf } from '../../../ui/pictures/crop.ts'
import { type UploadedSquare, uploadSquare } from '../../../ui/pictures/upload-square.ts'

/** A picture on its way to the server: chosen, cut to a square, uploaded. `onUploaded` gets its key. */
export const useSquare = (onUploaded: (key: string) => void) => {
  const [chosen, setChosen] = useState<string>()
  const [uploaded, setUploaded] = useState<UploadedSquare>()
  const [percent, setPercent] = useState<number>()
  const [failure, setFailure] = useState<string>()
  useForgotten(chosen)
  useForgotten(uploaded?.shown)

  const { isBusy, run } = useAction(
    async (picture: HTMLImageElement, cut: ReturnType<typeof cutOf>) => {
      setFailure(undefined)
      const square = await uploadSquare(picture, cut, setPercent)
      setUploaded(square)
      onUploaded(square.url)
      setPercent(undefined)
      setChosen(undefined)
    },
    (reason) => {
      setPercent(undefined)
      setChosen(undefined)
      setFailure(describeFailure(reason))
      return true
    },
  )
  return {
    /** Where the picture that is being cut is shown from. */
    chosen,
    uploaded,
    percent,
    failure,
    isBusy,
    choose: (file: File): void => setChosen(URL.createObjectURL(file)),
    cancel: (): void => setChosen(undefined),
    /** The chosen picture cannot be used. */
    refuse: (reason: string): void => {
      setChosen(undefined)
      setFailure(reason)
    },
    upload: run,
  }
}
