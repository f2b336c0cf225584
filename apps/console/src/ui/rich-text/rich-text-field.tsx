import { Skeleton } from '@mui/material'
import { lazy, Suspense, useContext, useState } from 'react'
import { IsTabOpen } from '../inputs/language-tabs.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'

/** The editor is large: lists whose forms have one are open before it is there. */
const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

/** Formatted text with its label, written as it will be read. Forms have one per language: each is made when its tab is first opened. */
export const RichTextField = (props: RichTextEditorProps) => {
  const isOpen = useContext(IsTabOpen)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const place = <Skeleton variant="rounded" height={props.minHeight ?? 160} sx={{ my: 1 }} />
  return <Suspense fallback={place}>{wasOpen ? <RichTextEditor {...props} /> : place}</Suspense>
}
