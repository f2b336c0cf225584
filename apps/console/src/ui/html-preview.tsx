import { useTheme } from '@mui/material'
import { useTexts } from '../platform/texts.ts'

interface HtmlPreviewProps {
  readonly title: string
  /** As it was typed: nothing of it runs here either. */
  readonly html: string
  readonly minHeight: number
}

/** What members will read, in the colours of the theme. The server takes out what does not belong (V-42). */
export const HtmlPreview = ({ title, html, minHeight }: HtmlPreviewProps) => {
  const t = useTexts()
  const { palette } = useTheme()
  return (
    <iframe
      title={t('platform.preview')}
      sandbox=""
      srcDoc={`<style>body{font:15px/1.6 sans-serif;margin:24px;color:${palette.text.primary};background:${palette.background.paper}}a{color:${palette.primary.main}}</style><h1>${escaped(title)}</h1>${html}`}
      style={{ border: 0, flex: 1, minHeight, width: '100%', colorScheme: palette.mode }}
    />
  )
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
