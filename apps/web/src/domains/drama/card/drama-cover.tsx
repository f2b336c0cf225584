import type { DramaLink } from '@cliffhanger/rules/chat/drama-link.ts'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { useShared } from './shared-query.ts'

/** The cover of a drama one was sent; its plate until it is known. */
export const DramaCover = ({ link }: { readonly link: DramaLink }) => (
  <Poster url={useShared(link).data?.video.cover ?? ''} title="" ratio="1 / 1" />
)
