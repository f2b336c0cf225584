import type { DramaLink } from '@cliffhanger/rules/chat/drama-link.ts'
import type { ReactNode } from 'react'
import { useShared } from './shared-query.ts'

interface NamedDramaProps {
  readonly link: DramaLink
  readonly say: (title: string) => ReactNode
}

/** What is said of a drama one was sent, by its title; '' until it is known and where it is gone. */
export const NamedDrama = ({ link, say }: NamedDramaProps): ReactNode => say(useShared(link).data?.video.title ?? '')
