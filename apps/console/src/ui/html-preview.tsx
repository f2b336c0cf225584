import { useTexts } from '../platform/texts.ts'

interface HtmlPreviewProps {
  readonly title: string
  /** As it was typed: nothing of it runs here either. */
  readonly html: string
  readonly minHeight: number
}

/** What members will read, on their own background. The server takes out what does not belong (V-42). */
export const HtmlPreview = ({ title, html, minHeight }: HtmlPreviewProps) => {
  const t = useTexts()
  return (
    <iframe
      title={t('platform.preview')}
      sandbox=""
      srcDoc={`<style>body{font:15px/1.6 sans-serif;margin:24px;color:#f5f5f7;background:#15151d}a{color:#ff7070}</style><h1>${escaped(title)}</h1>${html}`}
      style={{ border: 0, flex: 1, minHeight, width: '100%', colorScheme: 'dark' }}
    />
  )
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
