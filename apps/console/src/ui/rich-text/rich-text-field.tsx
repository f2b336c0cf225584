import { Skeleton } from '@mui/material'
import { lazy, Suspense } from 'react'
import type { RichTextEditorProps } from './rich-text-editor.tsx'

/** The editor is large: lists whose forms have one are open before it is there. */
const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

/** Formatted text with its label, written as it will be read. */
export const RichTextField = (props: RichTextEditorProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={props.minHeight ?? 160} sx={{ my: 1 }} />}>
    <RichTextEditor {...props} />
  </Suspense>
)
