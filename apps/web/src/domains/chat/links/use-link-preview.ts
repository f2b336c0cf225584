import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { LinkPreview } from '@cliffhanger/contract/chat/links.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { previewedAddress } from '@cliffhanger/rules/chat/links.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/server/client.ts'
import { useSettled } from '../../../ui/actions/use-settled.ts'
import type { WantedLink } from '../messages/send-message.ts'

/** How long an address stands still before it is asked about, and how long the answer serves. */
const settleMs = 600
const freshMs = 5 * minuteMs

/** The address a text may be previewed by; '' where it has none, or one of this platform, which has cards of its own. */
const askable = (text: string): string => {
  const address = previewedAddress(text)
  return address === undefined || URL.parse(address)?.host === location.host ? '' : address
}

/** S-130: the preview of what is being written. `text` '' asks for nothing. */
export const useLinkPreview = (text: string) => {
  const address = askable(text)
  const settled = useSettled(address, settleMs)
  const [declined, setDeclined] = useState('')
  const isWanted = address !== '' && address !== declined
  const { data, isError } = useQuery({
    queryKey: [chatCalls.previewLink.id, settled],
    queryFn: ({ signal }) => call(chatCalls.previewLink, { url: settled }, { signal }),
    enabled: isWanted && settled === address,
    staleTime: freshMs,
    retry: false,
  })
  const answer = isWanted && settled === address ? data : undefined
  return {
    preview: answer?.preview,
    decline: (): void => setDeclined(address),
    /** The text is sent, and the next one is asked about anew: what goes with it, also before the answer is there; nothing where no preview is
     *  wanted, or there is none. */
    take: (): [] | [WantedLink] => {
      setDeclined('')
      if (!isWanted || isError || (answer && !answer.preview)) return []
      return [answer?.preview ? wantedOf(answer.preview) : { url: address }]
    },
  }
}

/** Its picture stays: the server sends the one it made. */
const wantedOf = ({ image: _image, ...page }: LinkPreview): WantedLink => page
