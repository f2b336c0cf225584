import type { Language } from '@cliffhanger/i18n/languages.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { escapeHtml } from '@cliffhanger/rules/search-text.ts'
import { shareImageSize } from './share-image.ts'

/** Everything the page of a link says; all of it plain text. */
export interface SharePage {
  readonly language: Language
  readonly siteName: string
  /** With the episode's number where it was shared. */
  readonly title: string
  readonly description: string
  /** Address of the page itself. */
  readonly address: string
  /** Where the visitor goes on to. */
  readonly target: string
  readonly image: string
  /** How many episodes are free. */
  readonly freeNumber: number
  /** The episode that plays without paying; undefined where none does. */
  readonly freeVideo?: { readonly durationMs: number; readonly publishedMs: number } | undefined
}

const localeOf: Readonly<Record<Language, string>> = {
  'zh-CN': 'zh_CN',
  en: 'en_US',
  vi: 'vi_VN',
  pt: 'pt_BR',
  ja: 'ja_JP',
}

/** JSON inside a script element: nothing in it ends the element or opens another. */
const jsonOf = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const meta = (entries: readonly (readonly [kind: 'name' | 'property', key: string, content: string])[]): string =>
  entries.map(([kind, key, content]) => `<meta ${kind}="${key}" content="${escapeHtml(content)}">`).join('\n')

/** The page of a link: the same for people, for programs that show what it leads to, and without scripts. `nonce` is what the
 *  page's policy lets run. */
export const sharePage = (page: SharePage, nonce: string): string => {
  const { language, title, description, address, target, image, siteName } = page
  const say = escapeHtml
  const head = meta([
    ['name', 'description', description],
    ['property', 'og:type', 'video.other'],
    ['property', 'og:site_name', siteName],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', address],
    ['property', 'og:locale', localeOf[language]],
    ['property', 'og:image', image],
    ['property', 'og:image:type', 'image/jpeg'],
    ['property', 'og:image:width', String(shareImageSize.width)],
    ['property', 'og:image:height', String(shareImageSize.height)],
    ['property', 'og:image:alt', title],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', image],
  ])
  const free = page.freeNumber > 0 ? messageText(language, 'sharePageFree', { count: page.freeNumber }) : ''
  return documentOf(
    { language, title: `${title} - ${siteName}`, nonce },
    `<link rel="canonical" href="${say(address)}">
${head}
${structuredData(page)}`,
    `<img src="${say(image)}" alt="" width="${shareImageSize.width}" height="${shareImageSize.height}">
<h1>${say(title)}</h1>
<p>${say(description)}</p>
${free && `<p class="free">${say(free)}</p>`}
<a class="go" href="${say(target)}">${say(messageText(language, 'sharePageOpen'))}</a>
<noscript><p>${say(messageText(language, 'sharePageNeedsScript'))} <a href="${say(target)}">${say(target)}</a></p></noscript>
<script nonce="${nonce}">location.replace(${jsonOf(target)})</script>`,
  )
}

/** What is shown for a code that leads nowhere. */
export const goneSharePage = (language: Language, siteName: string, home: string, nonce: string): string => {
  const title = messageText(language, 'sharePageGone')
  return documentOf(
    { language, title: `${title} - ${siteName}`, nonce },
    '<meta name="robots" content="noindex">',
    `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(messageText(language, 'sharePageGoneHint'))}</p>
<a class="go" href="${escapeHtml(home)}">${escapeHtml(messageText(language, 'sharePageHome'))}</a>`,
  )
}

const structuredData = ({ freeVideo, title, description, image, address, language }: SharePage): string =>
  freeVideo === undefined
    ? ''
    : `<script type="application/ld+json">${jsonOf({
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        name: title,
        description,
        thumbnailUrl: [image],
        uploadDate: new Date(freeVideo.publishedMs).toISOString(),
        duration: `PT${Math.max(1, Math.round(freeVideo.durationMs / 1000))}S`,
        url: address,
        inLanguage: language,
        isAccessibleForFree: true,
      })}</script>`

const style = `:root{color-scheme:dark}
body{margin:0;min-height:100vh;background:#0b0b10;color:#f5f5f7;font:17px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;max-width:640px;margin:0 auto;padding:24px 16px}
img{display:block;width:100%;height:auto;border-radius:12px;background:#15151d}
h1{font-size:24px;line-height:1.25;margin:20px 0 8px;overflow-wrap:anywhere}
p{margin:0 0 12px;color:#b4b4c0;overflow-wrap:anywhere}
.free{color:#ff3d5a}
a{color:#ff3d5a}
.go{display:inline-block;margin:8px 0 16px;padding:13px 28px;border-radius:12px;background:#e0263f;color:#fff;font-weight:600;text-decoration:none}
.go:focus-visible{outline:2px solid #f5f5f7;outline-offset:2px}`

const documentOf = (
  { language, title, nonce }: { readonly language: Language; readonly title: string; readonly nonce: string },
  head: string,
  body: string,
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title>
${head}
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
